import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What was asked for: its words, and all of it as it arrived. */
export type ImageAsked = { prompt: string; text: string }

/** What the sandbox does next: sends a picture, or fails in one of the ways providers do. */
export type ImageBehavior = { picture: Uint8Array } | { fail: ImageFault }
export const imageFaults = [
  'status',
  'denied',
  'hang up',
  'garbage',
  'address',
  'no picture',
  'nothing',
] as const
export type ImageFault = (typeof imageFaults)[number]

/** A server of our own that speaks OpenAI's protocol for pictures, with the faults of a real one. For tests. */
export async function startImageSandbox() {
  const asked: ImageAsked[] = []
  const strays: string[] = []
  let behavior: ImageBehavior = { fail: 'nothing' }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      if (request.url !== '/v1/images/generations') {
        strays.push(request.url ?? '')
        return void response.writeHead(404).end()
      }
      asked.push({ prompt: (JSON.parse(text) as { prompt: string }).prompt, text })
      const send = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if ('picture' in behavior) {
        const data = [{ b64_json: Buffer.from(behavior.picture).toString('base64') }]
        return void send(200, {
          data,
          usage: { input_tokens: 60, output_tokens: 1_500, total_tokens: 1_560 },
        })
      }
      const failures: Record<ImageFault, () => void> = {
        status: () => void send(500, { error: { message: 'overloaded' } }),
        denied: () => void send(401, { error: { message: `${request.headers.authorization} ${text}` } }),
        'hang up': () => void response.destroy(),
        garbage: () => void response.end('<html>'),
        address: () => void send(200, { data: [{ url: `${baseUrl}/elsewhere.png` }] }),
        'no picture': () => void send(200, { data: [{ b64_json: Buffer.from('words').toString('base64') }] }),
        nothing: () => void send(200, { data: [] }),
      }
      failures[behavior.fail]()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    ...{ baseUrl, asked, strays },
    behave: (next: ImageBehavior) => void (behavior = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
