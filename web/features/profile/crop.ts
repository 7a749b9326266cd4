/** Which square of a picture is shown: how far in, and where its middle lies (parts of width and height). */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const zoomRange = { min: 1, max: 10, step: 0.1 } as const
export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }

interface Size {
  width: number
  height: number
}

/** Side and corner of the square in the picture's own pixels; it never leaves the picture. */
export function squareOf({ width, height }: Size, crop: Crop): { side: number; left: number; top: number } {
  const side = Math.min(width, height) / crop.zoom
  const within = (middle: number, length: number) => Math.min(Math.max(middle * length - side / 2, 0), length - side)
  return { side, left: within(crop.x, width), top: within(crop.y, height) }
}

/** Further in or out around the same middle. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  const tenths = Math.round(zoom * 10) / 10
  return settled(size, { ...crop, zoom: Math.min(Math.max(tenths, zoomRange.min), zoomRange.max) })
}

/** Moves the square by parts of its own side. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  const step = { x: (right * side) / size.width, y: (down * side) / size.height }
  return settled(size, { ...crop, x: crop.x + step.x, y: crop.y + step.y })
}

/** The middle where the square really is, so that a step back is felt at once. */
function settled(size: Size, crop: Crop): Crop {
  const { side, left, top } = squareOf(size, crop)
  return { zoom: crop.zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height }
}
