import "./gate.js"
import { guardUpload } from "./upload.js"

guardUpload(document.querySelector("#table"), document.querySelector("outis-gate"))
