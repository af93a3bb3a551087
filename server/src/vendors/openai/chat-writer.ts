import { z } from 'zod'
import { readAtMost } from '../read-at-most.ts'

/** Writes a text by order; throws when the provider doesn't. */
export type ChatWriter = { write(order: { system: string; user: string }): Promise<string> }

export type ChatWriterOptions = {
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string | undefined
  timeoutMs: number
}

/** Many times what an answer weighs; a provider that sends more is broken. */
const mostBytes = 64 * 1024
/** Bounds what one answer can cost. */
const mostTokens = 400

const ChatAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** A writer behind any server that speaks OpenAI's chat protocol; undefined where none is configured. */
export function createChatWriter({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
}: ChatWriterOptions): ChatWriter | undefined {
  if (!baseUrl || !model) return undefined
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  return {
    async write({ system, user }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: mostTokens,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        }),
        // The key goes to the address it was given for.
        redirect: 'error',
        // Counts until the last byte is read.
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`the provider answered ${answer.status}`)
      }
      return (
        ChatAnswer.parse(JSON.parse(await readAtMost(answer, mostBytes))).choices[0]?.message.content ?? ''
      )
    },
  }
}
