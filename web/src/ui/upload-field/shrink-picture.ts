import { mostPictureSide } from '@tower/contract/oversight/files.ts'
import { mediaTypesOf, type UploadLimits } from './check-file.ts'

/** A file below this is sent as it is, if it is small enough in pixels too. */
const smallBytes = 1_000_000

/**
 * Makes a picture as small as the server will keep it, before it is sent: minutes become seconds on a phone, and where it
 * was taken stays there. A kind that only this browser can read (HEIC on a Mac or a phone) becomes one that is accepted.
 * What can't be read here goes as it is, and the server says what it thinks of it.
 */
export async function shrinkPicture(file: File, { kinds }: Pick<UploadLimits, 'kinds'>): Promise<File> {
  if (!kinds.includes('jpeg') || !/^image\/(?!gif|svg)/.test(file.type)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  try {
    return await redraw(file, picture, mediaTypesOf(kinds))
  } finally {
    picture.close()
  }
}

async function redraw(file: File, picture: ImageBitmap, accepted: readonly string[]): Promise<File> {
  const scale = Math.min(1, mostPictureSide / Math.max(picture.width, picture.height))
  const isAccepted = accepted.includes(file.type)
  if (isAccepted && scale === 1 && file.size <= smallBytes) return file
  const type = mayBeTransparent(file.type) && accepted.includes('image/png') ? 'image/png' : 'image/jpeg'
  const smaller = await drawAt(picture, scale, type)
  if (!smaller || (isAccepted && smaller.size >= file.size)) return file
  return new File([smaller], file.name, { type })
}

const mayBeTransparent = (type: string) => type === 'image/png' || type === 'image/webp'

function drawAt(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9))
}
