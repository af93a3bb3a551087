import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the sandbox does next: answers with a text, or fails in one of the ways providers do. */
export type ChatBehavior =
  | { answer: string }
  | { fail: 'status' | 'silence' | 'trickle' | 'garbage' | 'other shape' | 'ten megabytes' | 'hang up' }

export type ChatOrder = {
  authorization: string | undefined
  body: { model: string; messages: { content: string }[] }
}

export type ChatSandbox = {
  baseUrl: string
  orders: ChatOrder[]
  behave(next: ChatBehavior): void
  close(): Promise<void>
}

/** A server of our own that speaks OpenAI's chat protocol, with the faults of a real one. For tests. */
export async function startChatSandbox(): Promise<ChatSandbox> {
  const orders: ChatOrder[] = []
  let behavior: ChatBehavior = { answer: '' }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
      orders.push({
        authorization: request.headers.authorization,
        body: JSON.parse(text) as ChatOrder['body'],
      })
      respond(response, behavior)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    orders,
    behave: (next) => void (behavior = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function respond(response: ServerResponse, behavior: ChatBehavior): void {
  if ('answer' in behavior) return sendChat(response, behavior.answer)
  switch (behavior.fail) {
    case 'status':
      return void response.writeHead(500).end('{"error":{"message":"overloaded"}}')
    case 'silence':
      return undefined
    case 'trickle':
      return trickle(response)
    case 'garbage':
      return void response.end('<html>\u0000 not what was asked for')
    case 'other shape':
      return void response.end('{"choices":[{"message":{"content":null}}]}')
    case 'ten megabytes':
      return sendChat(response, 'all the words '.repeat(750_000))
    case 'hang up':
      return void response.destroy()
  }
}

function sendChat(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content } }],
    }),
  )
}

/** Headers at once, then a byte now and then, for ever. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
