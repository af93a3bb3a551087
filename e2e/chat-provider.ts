import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ChatProvider = {
  baseUrl: string
  /** What was sent to it, one text for each order. */
  orders: string[]
  /** What it answers from now on; without it, it is down. */
  answerWith(write: ((order: string) => string) | undefined): void
  stop(): Promise<void>
}

/** A provider of words that speaks OpenAI's chat protocol, for a journey on a server of its own. */
export async function startChatProvider(): Promise<ChatProvider> {
  const orders: string[] = []
  let write: ((order: string) => string) | undefined
  const server = createServer((request, response) => {
    let order = ''
    request.on('data', (chunk: Buffer) => (order += chunk.toString('utf8')))
    request.on('end', () => {
      orders.push(order)
      response.writeHead(write ? 200 : 503, { 'content-type': 'application/json' })
      response.end(JSON.stringify(write ? chat(write(order)) : { error: { message: 'overloaded' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    orders,
    answerWith: (next) => (write = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const chat = (content: string) => ({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 },
})
