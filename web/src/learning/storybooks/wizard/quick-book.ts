import type { Problem } from '../../../ui/form/form-checks.ts'
import type { Attest, BookDetails } from './book-draft.ts'

/** What stands in the fields of the wizard of three steps. */
export type QuickTyped = BookDetails & {
  classroomId: string
  photoIds: string[]
  notes: string
  keptWords: string[]
  attest: Attest
}

/** The ids between the commas. */
export const readIds = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]

/** Says what is wrong unless something holds. */
export const unless =
  <Value>(holds: (value: Value) => boolean, words: string) =>
  (value: Value): Problem | undefined =>
    holds(value) ? undefined : words
