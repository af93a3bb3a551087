import { isCallError } from '../api/call-error.ts'
import { type ErrorTexts, explainError } from '../api/explain-error.ts'

/** How to say what went wrong: one sentence for everything, the words of `explainError`, or a function of a desk. */
export type FailureWords = string | ErrorTexts | ((error: unknown) => string)

/** What a refusal says, and where: at the field it belongs to, or for the whole. */
export type ActFailure = { failure: string | undefined; problems: Readonly<Record<string, string>> }

/** Which field a refusal belongs to, by its code. */
export type FieldsOfCodes<Name extends string = string> = Readonly<Partial<Record<string, Name>>>

const none: ActFailure = { failure: undefined, problems: {} }

/**
 * Reads what went wrong. `fields` names the field of a refusal by its code; where no form takes a field of this name, the
 * refusal is said for the whole.
 */
export function readFailure(
  error: unknown,
  words: FailureWords,
  fields: FieldsOfCodes = {},
  taken: readonly string[] = [],
): ActFailure {
  if (error === null || error === undefined) return none
  const sentence = explainBy(words, error)
  const field = isCallError(error) ? fields[error.code ?? ''] : undefined
  return field === undefined || !taken.includes(field)
    ? { failure: sentence, problems: {} }
    : { failure: undefined, problems: { [field]: sentence } }
}

function explainBy(words: FailureWords, error: unknown): string {
  if (typeof words === 'function') return words(error)
  return explainError(
    error,
    typeof words === 'string' ? { quotes: 'any sentence' as const, failed: words } : words,
  )
}
