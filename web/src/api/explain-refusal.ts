import { errors } from '@tower/contract/errors.ts'
import type { CallError } from '@tower/contract/client.ts'

/** Words in the visitor's language, by the code of a refusal. */
export type RefusalWords = Readonly<Record<string, string>>

/** Says a refusal in the visitor's language; undefined when there are no words for it. Only for actions. */
export function explainRefusal(
  { code, message }: Pick<CallError, 'code' | 'message'>,
  words: RefusalWords,
): string | undefined {
  return words[code ?? codeOf(message) ?? '']
}

/** A call that refuses in plain text names no code, so it is found again by its sentence. */
function codeOf(message: string): string | undefined {
  return Object.entries(errors).find(([, { sentence }]) => sentence === message)?.[0]
}
