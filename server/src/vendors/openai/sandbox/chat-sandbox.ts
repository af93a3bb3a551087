import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChatOrder, ChatUsage } from './chat-order.ts'
import { failChat, type ChatFault } from './fail-chat.ts'
import { sendChat, streamChat } from './send-chat.ts'

/** What the sandbox does next: answers with a text, or fails in one of the ways providers do. */
export type ChatBehavior =
  | {
      answer: string | ((order: ChatOrder) => string | Promise<string>)
      usage?: ChatUsage | null
      pieces?: number
    }
  | { fail: ChatFault }

export type ChatSandbox = {
  baseUrl: string
  orders: ChatOrder[]
  /** How many of them whoever asked let go of before they were answered. */
  abandoned: () => number
  /** One after the other; the last stays. */
  behave(...next: [ChatBehavior, ...ChatBehavior[]]): void
  close(): Promise<void>
}

/** A server of our own that speaks OpenAI's chat protocol, with the faults of a real one. For tests. */
export async function startChatSandbox(): Promise<ChatSandbox> {
  const orders: ChatOrder[] = []
  let behaviors: ChatBehavior[] = [{ answer: '' }]
  let abandoned = 0
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    response.on('close', () => (abandoned += response.writableFinished ? 0 : 1))
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
      const order: ChatOrder = {
        authorization: request.headers.authorization,
        text,
        body: JSON.parse(text) as ChatOrder['body'],
      }
      orders.push(order)
      const behavior = behaviors.length > 1 ? behaviors.shift() : behaviors[0]
      if (!behavior) return
      if ('fail' in behavior) return failChat(response, { fault: behavior.fail, order })
      const { answer, usage = { prompt_tokens: 40, completion_tokens: 10 }, pieces = 3 } = behavior
      const send = (content: string): void => {
        const said = { content, usage, finishReason: 'stop' }
        if (order.body.stream) streamChat(response, said, pieces)
        else sendChat(response, said)
      }
      void Promise.resolve(typeof answer === 'string' ? answer : answer(order)).then(send)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    orders,
    abandoned: () => abandoned,
    behave: (...next) => void (behaviors = [...next]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
