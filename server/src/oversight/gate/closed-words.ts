import { endpoints } from '@tower/contract/endpoints.ts'
import { webhookEvents } from '@tower/contract/oversight/webhooks.ts'
import { z } from 'zod'

let known: ReadonlySet<string> | undefined

/**
 * The words that calls and webhooks fix themselves, such as `gift_matched`: a child who is called as one of them is not meant by it. Read from
 * the contract when they are first asked for.
 */
export function closedWords(): ReadonlySet<string> {
  known ??= readClosedWords()
  return known
}

function readClosedWords(): ReadonlySet<string> {
  const words = new Set<string>(webhookEvents)
  const seen = new Set<unknown>()
  for (const { output } of endpoints) if (output) collect(output, { seen, words })
  return words
}

type Collected = { seen: Set<unknown>; words: Set<string> }

/** Walks what a schema is made of. */
function collect(part: unknown, into: Collected): void {
  if (typeof part !== 'object' || part === null || into.seen.has(part)) return
  into.seen.add(part)
  if (part instanceof z.ZodEnum) for (const word of part.options) into.words.add(String(word))
  if (part instanceof z.ZodLiteral) for (const word of part.values) into.words.add(String(word))
  const inner = part instanceof z.ZodType ? part._zod.def : part
  for (const one of Object.values(inner)) collect(one, into)
}
