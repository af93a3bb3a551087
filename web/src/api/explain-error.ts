import type { CallError } from '@tower/contract/client.ts'
import { fillText } from '../texts/fill-text.ts'
import { isCallError } from './call-error.ts'

/** Words in the visitor's language, by the code of a refusal. */
export type RefusalWords = Readonly<Record<string, string>>

/** What can go wrong, in the words of a page. The first of them that is known is said. */
export type ErrorTexts = {
  /** By the code of a refusal. `{minutes}` in the words is how long to wait. */
  refused?: RefusalWords
  /** By the status of a refusal whose code has no words. */
  statuses?: Readonly<Partial<Record<number, string>>>
  /** Whether the server's own sentence is said before `failed`: what it answers in plain text is meant for people. */
  quotes?: 'plain text' | 'any sentence'
  /** The server could not be reached, where that is told apart. */
  network?: string
  failed: string
}

/** Says in the visitor's language what went wrong, whatever it was. */
export function explainError(error: unknown, texts: ErrorTexts): string {
  if (!isCallError(error)) return texts.network ?? texts.failed
  const known = explainRefusal(error, texts.refused ?? {}) ?? texts.statuses?.[error.status]
  if (known) return known
  const mayQuote = texts.quotes === 'any sentence' || (texts.quotes === 'plain text' && error.isPlain)
  return (mayQuote && error.message) || texts.failed
}

/** The words for the code of a refusal; undefined when there are none, for who then says it elsewhere. */
export function explainRefusal(
  { code, retryAfterSeconds = 60 }: Pick<CallError, 'code' | 'retryAfterSeconds'>,
  words: RefusalWords,
): string | undefined {
  const text = words[code ?? '']
  return text && fillText(text, { minutes: Math.ceil(retryAfterSeconds / 60) })
}
