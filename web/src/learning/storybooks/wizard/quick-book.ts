import {
  type PhotoAttestation,
  requiredAttestations,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Problem } from '../../../ui/form/form-checks.ts'
import type { BookDetails } from './book-draft.ts'

/** What stands in the fields of the wizard of three steps. */
export type QuickTyped = BookDetails & {
  classroomId: string
  photoIds: string[]
  notes: string
  attest: { [Said in PhotoAttestation]: boolean }
}

export const nothingAttested: QuickTyped['attest'] = {
  ...{ faces_blurred: false, consent_on_file: false, no_identifying_info: false, school_approved: false },
}

/** Whether everything is vouched for that has to be; the school's approval may be left out. */
export const isAttested = (attest: QuickTyped['attest']) => requiredAttestations.every((said) => attest[said])

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
