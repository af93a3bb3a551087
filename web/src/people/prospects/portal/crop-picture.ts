/** Where a photo lies behind a square: how much it is magnified, and which part of what hangs over is to the left and above (0 to 1). */
export type Crop = { zoom: number; across: number; down: number }

export const wholePicture: Crop = { zoom: 1, across: 0.5, down: 0.5 }
export const mostZoom = 4

/** As large as anybody sees it. */
const side = 800

type Size = { width: number; height: number }

/** The square of a photo that is shown, in its own pixels. */
export function cropOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const size = Math.min(width, height) / zoom
  return { left: (width - size) * across, top: (height - size) * down, size }
}

/** The crop after a drag by a part of the frame's side. What is dragged to the right shows more of the left. */
export function dragCrop(picture: Size, crop: Crop, by: { across: number; down: number }): Crop {
  const { size } = cropOf(picture, crop)
  const moved = (at: number, over: number, part: number) =>
    over <= 0 ? at : Math.min(1, Math.max(0, at - (part * size) / over))
  return {
    ...crop,
    across: moved(crop.across, picture.width - size, by.across),
    down: moved(crop.down, picture.height - size, by.down),
  }
}

/** Cuts the square out; nothing that the camera noted goes along. */
export async function cutPicture(picture: ImageBitmap, crop: Crop): Promise<File> {
  const { left, top, size } = cropOf(picture, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, size)))
  canvas.getContext('2d')?.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the browser made no picture')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
