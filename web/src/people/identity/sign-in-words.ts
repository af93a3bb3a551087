import type { AuthFault } from '../../session/sign-in.ts'
import type { Texts } from '../../texts/texts.ts'

type Words = Texts['signIn']['errors']

/** What went wrong, in the words of the page. */
export type Failure = {
  words: string
  /** The server asked to wait this long. */
  waitSeconds?: number | undefined
}

/** Why no link was sent. */
export function linkFailure(fault: AuthFault, words: Words): Failure {
  return sharedFailure(fault, words) ?? { words: words.link }
}

/** Why a password did not open the door. */
export function passwordFailure(fault: AuthFault, words: Words): Failure {
  if (fault.status === 400 || fault.status === 401) return { words: words.credentials }
  if (fault.status === 403) return { words: words.notAdmin }
  return sharedFailure(fault, words) ?? { words: words.passwordFailed }
}

/** Why a code or link did not open the door; `spent` is said when it is wrong, used or too old. */
export function redeemFailure(fault: AuthFault, words: Words, spent: string): Failure {
  const { status } = fault
  const shared = sharedFailure(fault, words)
  if (shared) return shared
  return { words: status === undefined || status === 0 || status >= 500 ? words.network : spent }
}

/** Why a password was not changed. A refused one (422) is said at the field instead. */
export function updateFailure(fault: AuthFault, words: Words): Failure {
  return sharedFailure(fault, words) ?? { words: words.updateFailed }
}

/** What every call can answer. */
function sharedFailure({ status, message, waitSeconds }: AuthFault, words: Words): Failure | undefined {
  if (status === 429) return { words: words.tooMany, waitSeconds }
  return message === words.notConfigured ? { words: words.notConfigured } : undefined
}

/** Seconds as minutes and seconds, `1:05`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
