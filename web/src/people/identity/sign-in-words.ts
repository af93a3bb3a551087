import type { Texts } from '../../texts/texts.ts'

type Words = Texts['signIn']['errors']
type AuthFault = { status?: number | undefined; message: string }

/** Why no link was sent, in the words of the page. */
export function linkFailure({ status }: AuthFault, words: Words): string {
  if (status === 403) return words.notAuthorized
  return status === 429 ? words.tooMany : words.link
}

/** Why a password did not open the door. */
export function passwordFailure({ status }: AuthFault, words: Words): string {
  if (status === 400 || status === 401) return words.credentials
  if (status === 403) return words.notAuthorized
  return status === 429 ? words.tooMany : words.passwordFailed
}

/** Why a code or link did not open the door; `spent` is said when it is wrong, used or too old. */
export function redeemFailure({ status }: AuthFault, words: Words, spent: string): string {
  if (status === 429) return words.tooMany
  return status === undefined || status === 0 || status >= 500 ? words.network : spent
}
