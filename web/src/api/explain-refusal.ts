import type { CallError } from '@tower/contract/client.ts'
import { fillText } from '../texts/fill-text.ts'

/** Words in the visitor's language, by the code of a refusal. */
export type RefusalWords = Readonly<Record<string, string>>

/**
 * Says a refusal in the visitor's language; undefined when there are no words for it. `{minutes}` in the words is how
 * long to wait. Only for actions.
 */
export function explainRefusal(
  { code, retryAfterSeconds = 60 }: Pick<CallError, 'code' | 'retryAfterSeconds'>,
  words: RefusalWords,
): string | undefined {
  const text = words[code ?? '']
  return text && fillText(text, { minutes: Math.ceil(retryAfterSeconds / 60) })
}
