import sharp from 'sharp'
import type { TestApp } from '../../../src/test/test-app.ts'

/** A picture with what a camera notes in it. */
export const photoOf = ({ width, height, color }: { width: number; height: number; color: string }) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'A camera somewhere' } })
    .jpeg()
    .toBuffer()

type SendPicture = { url: string; headers: Record<string, string>; bytes: Buffer; name?: string }

/** Uploads a picture as a form does. */
export async function sendPicture(
  { app }: Pick<TestApp, 'app'>,
  { url, headers, bytes, name = 'logo.jpg' }: SendPicture,
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const request = new Response(form)
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
