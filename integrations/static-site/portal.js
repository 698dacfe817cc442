// A site without a server of its own for this: its file input takes releases, and no originals.

import "./gate.js"
import { guardUpload } from "./upload.js"

const says = {
  "empty": "No file yet.",
  "several": "Please choose one file.",
  "waiting": "Your file is in Outis, below. Nothing of it has left your browser.",
  "protected": "The protected file is in the form.",
  "held-back": "Not sent: first protect your file below, and return it to this form.",
}

guardUpload(document.querySelector("#table"), document.querySelector("outis-gate"), {
  note: "Please protect the file so that nobody in it stands alone. We publish what you return.",
  changed: state => {
    document.querySelector("#state").textContent = says[state]
  },
})
