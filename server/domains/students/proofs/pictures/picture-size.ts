/** A picture, and how large it says it is. */
export interface PictureSize {
  width: number
  height: number
  /** Once it is unpacked. */
  bytesOfPixel: number
}
