// How far two pictures are apart for somebody who looks at them from a step away.

/**
 * How much of a picture may look different: the share of its blocks that do, and how far all of
 * them are apart on the average, each from 0 to 1. Another version of a browser draws letters and
 * controls a little differently, figures of time differ from run to run.
 */
export const TOLERANCE = { blocks: 0.01, mean: 0.004 }

/** A block is as high as half a line. */
const BLOCK = 8

/** From here on two blocks look different, as a share of the range of a colour. */
const VISIBLE = 0.12

/**
 * The share of `blocks` that look different in two pictures (JPEG), and the `mean` difference of
 * their colours. Pictures of other sizes differ altogether. Compared in `blank`, a page without
 * a policy, since a browser reads pictures anyway.
 */
export function difference(blank, expected, taken) {
  const pictures = [expected, taken].map(picture => `data:image/jpeg;base64,${picture.toString("base64")}`)
  return blank.page.evaluate(
    async ({ pictures, BLOCK, VISIBLE }) => {
      const [one, other] = await Promise.all(
        pictures.map(async address => {
          const image = new Image()
          image.src = address
          await image.decode()
          const canvas = document.createElement("canvas")
          canvas.width = image.width
          canvas.height = image.height
          const context = canvas.getContext("2d")
          context.drawImage(image, 0, 0)
          return context.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (one.width !== other.width || one.height !== other.height) return { blocks: 1, mean: 1 }
      let blocks = 0
      let visible = 0
      let sum = 0
      for (let top = 0; top < one.height; top += BLOCK)
        for (let left = 0; left < one.width; left += BLOCK) {
          const apart = [0, 0, 0]
          let pixels = 0
          for (let y = top; y < Math.min(top + BLOCK, one.height); y++)
            for (let x = left; x < Math.min(left + BLOCK, one.width); x++) {
              const place = 4 * (y * one.width + x)
              pixels += 1
              for (let colour = 0; colour < 3; colour++)
                apart[colour] += one.data[place + colour] - other.data[place + colour]
            }
          const most = Math.max(...apart.map(Math.abs)) / pixels / 255
          blocks += 1
          sum += most
          if (most > VISIBLE) visible += 1
        }
      return { blocks: visible / blocks, mean: sum / blocks }
    },
    { pictures, BLOCK, VISIBLE },
  )
}
