import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
// Of this package only the weights: its own code is a megabyte, and makes code of texts.
import weightsUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import { chooseFaces } from './choose-faces.ts'
import { cellSide } from './face-network.ts'
import type { FaceAnswer, FaceQuestion } from './face-worker.ts'

/** The network sees faces of some size alone: large ones in a small picture, those of a whole class in a large one. */
const sides = [512, 1_280]
/** Rather one too many, which is removed by a press, than one too few. */
const leastSure = 0.4

/** Looks for faces on this device. No byte of the picture leaves it. */
export async function findFaces(file: Blob, signal: AbortSignal): Promise<Cover[]> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const longest = Math.max(picture.width, picture.height)
  // Nothing more is seen in a picture that is made larger than it is.
  const sizes = [...new Set(sides.map((side) => Math.min(side, longest)))].map((side) =>
    sizeWithin(picture, side),
  )
  const pictures = sizes.map((size) => draw(picture, size))
  picture.close()
  const { found } = await ask({ weightsUrl, pictures, least: leastSure }, signal)
  return chooseFaces(sizes.map((size, at) => ({ ...size, found: found[at] ?? [] })))
}

type Size = { width: number; height: number }

function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The network takes whole cells; what is beyond the picture is black. */
function draw(picture: ImageBitmap, { width, height }: Size): ImageData {
  const whole = (side: number) => Math.ceil(side / cellSide) * cellSide
  const canvas = document.createElement('canvas')
  canvas.width = whole(width)
  canvas.height = whole(height)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('this browser draws nothing')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, width, height)
  return brush.getImageData(0, 0, canvas.width, canvas.height)
}

function ask(question: FaceQuestion, signal: AbortSignal): Promise<FaceAnswer> {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<FaceAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FaceAnswer>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('the search for faces ended')))
    signal.addEventListener('abort', () => reject(new DOMException('Not needed any more', 'AbortError')))
    worker.postMessage(
      question,
      question.pictures.map(({ data }) => data.buffer),
    )
  }).finally(() => worker.terminate())
}
