import { pictureSize } from '#contract/catalogue.ts'

/** A picture as the server takes it: the whole of it on white, a PNG of 480 × 360. Throws what the browser cannot read. */
export async function drawPicture(file: Blob): Promise<Blob> {
  // Browsers read no SVG here, and what they read is pixels from now on.
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize)
  const context = canvas.getContext('2d')!
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be drawn.'))), 'image/png')
  })
}
