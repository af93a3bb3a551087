export type FilmFacts = {
  /** How long it plays, where the browser can tell. */
  seconds: number | undefined
  /** A frame of its beginning, where the browser can show it. */
  poster: File | undefined
}

const nothing: FilmFacts = { seconds: undefined, poster: undefined }
/** A film that this browser can't play tells nothing, and is sent all the same. */
const longestMs = 8_000
const mostSide = 1_280

/** Reads a film that was chosen: how long it is, and a frame to show until it is started. */
export async function readFilm(url: string): Promise<FilmFacts> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    return await inTime(readFrom(video, url))
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

async function readFrom(video: HTMLVideoElement, url: string): Promise<FilmFacts> {
  const isLoaded = await happens(video, 'loadeddata', () => (video.src = url))
  if (!isLoaded) return nothing
  const { duration } = video
  const seconds = Number.isFinite(duration) ? duration : undefined
  const at = Math.min(1, (seconds ?? 0) / 2)
  if (at > 0) await happens(video, 'seeked', () => (video.currentTime = at))
  return { seconds, poster: await drawFrame(video) }
}

function happens(video: HTMLVideoElement, event: string, begin: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    video.addEventListener(event, () => resolve(true), { once: true })
    video.addEventListener('error', () => resolve(false), { once: true })
    begin()
  })
}

async function drawFrame(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, mostSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob ? new File([blob], 'frame.jpg', { type: 'image/jpeg' }) : undefined
}

function inTime(reading: Promise<FilmFacts>): Promise<FilmFacts> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(nothing), longestMs)
    reading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
