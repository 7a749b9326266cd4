import { avatarSize } from '#contract/profile.ts'
import { type Crop, squareOf } from './crop.ts'

/** Draws the square of a picture onto a canvas as large as the canvas is. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { side, left, top } = squareOf(picture, crop)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The square as the server takes it: a PNG of 200 × 200 pixels. */
export async function drawAvatar(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = avatarSize
  canvas.height = avatarSize
  draw(canvas, picture, crop)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be drawn.'))), 'image/png')
  })
}
