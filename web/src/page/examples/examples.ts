/// All examples, in the order of what there is to learn.

import {similarity, skewness} from "./closeness.js"
import type {Example} from "./example.js"
import {fourAnonymous, threeDiverse} from "./hospital.js"
import {leftOut, twoWays} from "./levels.js"
import {attackers, register} from "./population.js"

export const examples: readonly Example[] = [
  twoWays,
  leftOut,
  fourAnonymous,
  threeDiverse,
  similarity,
  skewness,
  register,
  attackers,
]
