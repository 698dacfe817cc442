/// What Node 20 does not have of a browser's navigator. Only the package's own code sees it.

import {availableParallelism} from "node:os"

export const navigator = {hardwareConcurrency: availableParallelism()}
