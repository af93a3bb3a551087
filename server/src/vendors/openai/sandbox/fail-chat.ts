import type { ServerResponse } from 'node:http'
import type { ChatOrder } from './chat-order.ts'
import { openStream, sendChat, sendPiece } from './send-chat.ts'

/** The ways in which providers fail. */
export const chatFaults = [
  ...(['status', 'busy', 'denied', 'redirect', 'silence', 'trickle', 'hang up'] as const),
  ...(['garbage', 'half an object', 'other shape', 'ten megabytes', 'nothing'] as const),
  ...(['refusal', 'filter', 'cut off', 'broken stream', 'unfinished stream', 'endless stream'] as const),
] as const
export type ChatFault = (typeof chatFaults)[number]

type Failing = { fault: ChatFault; order: ChatOrder }
type Answer = (response: ServerResponse, order: ChatOrder) => void

/** Answers in one of the ways that are no answer. */
export function failChat(response: ServerResponse, { fault, order }: Failing): void {
  answers[fault](response, order)
}

const answers: Record<ChatFault, Answer> = {
  status: (response) => sendError(response, 500, 'overloaded'),
  busy: (response) => sendError(response, 429, 'too many requests'),
  // As providers do, with the key and what was sent in it.
  denied: (response, { authorization, text }) =>
    sendError(response, 401, `Incorrect API key provided: ${authorization}. ${text}`),
  redirect: (response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end(),
  silence: () => undefined,
  trickle,
  'hang up': (response) => void response.destroy(),
  garbage: (response) => void response.end('<html>\u0000 not what was asked for'),
  'half an object': (response) => sendChat(response, { content: '{"subject": "He', finishReason: 'stop' }),
  'other shape': (response) => void response.end('{"choices":[{"message":{"content":{"a":1}}}]}'),
  'ten megabytes': (response) =>
    sendChat(response, { content: 'all the words '.repeat(750_000), finishReason: 'stop' }),
  nothing: (response) => sendChat(response, { content: ' ', finishReason: 'stop' }),
  refusal: (response) =>
    sendChat(response, { content: null, refusal: 'I can’t help with that.', finishReason: 'stop' }),
  filter: (response) => sendChat(response, { content: 'Dear', finishReason: 'content_filter' }),
  'cut off': (response) =>
    sendChat(response, {
      content: 'Dear family, we',
      finishReason: 'length',
      usage: { prompt_tokens: 40, completion_tokens: 9 },
    }),
  'broken stream': (response) => {
    openStream(response)
    sendPiece(response, { content: 'Dear family, ' })
    // Once that is on its way.
    setImmediate(() => setImmediate(() => response.destroy()))
  },
  'endless stream': (response) => {
    openStream(response)
    const timer = setInterval(() => sendPiece(response, { content: 'and on it goes, ' }), 5)
    response.on('close', () => clearInterval(timer))
  },
  'unfinished stream': (response) => {
    openStream(response)
    sendPiece(response, { content: 'Dear family, ' })
    response.end()
  },
}

/** The client waits before it tries again as long as it is told to. */
function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
  response.end(JSON.stringify({ error: { message } }))
}

/** Headers at once, then a byte now and then, for ever. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
