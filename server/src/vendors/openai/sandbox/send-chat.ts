import type { ServerResponse } from 'node:http'
import type { ChatUsage } from './chat-order.ts'

export type Said = {
  content: string | null
  refusal?: string
  finishReason: string | null
  usage?: ChatUsage | null
}

/** One answer, whole. */
export function sendChat(response: ServerResponse, { content, refusal, finishReason, usage }: Said): void {
  const message = { role: 'assistant', content, ...(refusal ? { refusal } : {}) }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finishReason }],
      ...(usage ? { usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } } : {}),
    }),
  )
}

/** One answer in pieces. */
export function streamChat(
  response: ServerResponse,
  { content, finishReason, usage }: Said,
  pieces: number,
): void {
  openStream(response)
  for (const piece of cut(content ?? '', pieces)) sendPiece(response, { content: piece })
  sendPiece(response, {}, finishReason)
  if (usage)
    response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

/** The head of an answer in pieces. */
export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** One piece of it. */
export function sendPiece(
  response: ServerResponse,
  delta: { content?: string },
  finishReason: string | null = null,
): void {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`)
}

function cut(text: string, pieces: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / pieces))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  )
}
