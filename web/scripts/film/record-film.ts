/**
 * `node web/scripts/film/record-film.ts`: draws the gallery's film in a browser and writes it with its poster
 * to web/public/film. Needs Chromium, at its usual place or where CHROMIUM_PATH says.
 */
import { chromium, type Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { film } from './draw-frame.ts'
import { writeWebm } from './write-webm.ts'

type Recorded = { frames: { atMs: number; isKey: boolean; base64: string }[]; poster: string }

const folder = join(import.meta.dirname, '../../public/film')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
})
try {
  const { frames, poster } = await record(await browser.newPage())
  const pictures = frames.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, 'base64') }))
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'eight-blocks.webm'),
    writeWebm(pictures, { ...film, durationMs: film.seconds * 1_000 }),
  )
  await writeFile(join(folder, 'eight-blocks.webp'), Buffer.from(poster, 'base64'))
} finally {
  await browser.close()
}

/** Runs inside a page: the encoder takes each picture with its own time, so a slow machine drops none. */
async function record(page: Page): Promise<Recorded> {
  const source = await readFile(new URL('draw-frame.ts', import.meta.url), 'utf8')
  // Encoders are for pages of a secure context, which localhost is.
  await page.route('http://localhost/film', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('http://localhost/film')
  await loadDigits(page)
  const code = `data:text/javascript;base64,${Buffer.from(stripTypeScriptTypes(source)).toString('base64')}`
  return page.evaluate(async (module) => {
    const { drawFrame, film: size } = (await import(module)) as typeof import('./draw-frame.ts')
    const canvas = new OffscreenCanvas(size.width, size.height)
    const pen = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
    const frames: Recorded['frames'] = []
    const toBase64 = (bytes: Uint8Array) =>
      btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        frames.push({ atMs: chunk.timestamp / 1_000, isKey: chunk.type === 'key', base64: toBase64(bytes) })
      },
      error: (error) => {
        throw error
      },
    })
    encoder.configure({
      codec: 'vp09.00.31.08',
      width: size.width,
      height: size.height,
      bitrate: 260_000,
      framerate: size.framesPerSecond,
    })
    for (let number = 0; number < size.seconds * size.framesPerSecond; number += 1) {
      drawFrame(pen, number / size.framesPerSecond)
      const picture = new VideoFrame(canvas, { timestamp: (number * 1_000_000) / size.framesPerSecond })
      encoder.encode(picture, { keyFrame: number % (4 * size.framesPerSecond) === 0 })
      picture.close()
      if (encoder.encodeQueueSize > 8) await encoder.flush()
    }
    await encoder.flush()
    // Some blocks are on their way from the tower to the classroom.
    drawFrame(pen, 9.1)
    const poster = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return { frames, poster: toBase64(new Uint8Array(await poster.arrayBuffer())) }
  }, code)
}

/** Gives the page the font of the site's headings. */
async function loadDigits(page: Page): Promise<void> {
  const font = import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2')
  const source = (await readFile(new URL(font))).toString('base64')
  await page.evaluate(async (bytes) => {
    const face = new FontFace('Bricolage Grotesque', `url(data:font/woff2;base64,${bytes})`, {
      weight: '200 800',
    })
    document.fonts.add(await face.load())
  }, source)
}
