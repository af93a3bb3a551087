import type { ErrorTexts } from '../api/explain-error.ts'
import type { Texts } from '../texts/texts.ts'

/** The words for codes and passwords that did not fit. */
export type ProofWords = Texts['portal']['stepUp']['errors']

/** Why a proof, a code or a change of the second factor was refused, in the words of the page. */
export function proofErrors(words: ProofWords): ErrorTexts {
  const { refused, tooMany, signedOut, network, failed } = words
  return { refused, statuses: { 429: tooMany, 401: signedOut }, network, failed }
}
