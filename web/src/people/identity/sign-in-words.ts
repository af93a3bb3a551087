import { isCallError } from '../../api/call-error.ts'
import { type ErrorTexts, explainError } from '../../api/explain-error.ts'
import { AuthNotConfigured } from '../../session/auth-client.ts'
import type { Texts } from '../../texts/texts.ts'

type Words = Texts['signIn']['errors']

/** What went wrong, in the words of the page. */
export type Failure = {
  words: string
  /** The server asked to wait this long. */
  waitSeconds?: number | undefined
}

/** Why no link was sent. */
export function linkFailure(fault: Error, words: Words): Failure {
  return failureOf(fault, words, { failed: words.link })
}

/** Why a password did not open the door. */
export function passwordFailure(fault: Error, words: Words): Failure {
  const { credentials, notAdmin, passwordFailed } = words
  const statuses = { 400: credentials, 401: credentials, 403: notAdmin }
  return failureOf(fault, words, { statuses, failed: passwordFailed })
}

/** Why a code or link did not open the door; `spent` is said when it is wrong, used or too old. */
export function redeemFailure(fault: Error, words: Words, spent: string): Failure {
  const isRefused = isCallError(fault) && fault.status < 500
  return failureOf(fault, words, { failed: isRefused ? spent : words.network })
}

/** Why a password was not changed. A refused one (422) is said at the field instead. */
export function updateFailure(fault: Error, words: Words): Failure {
  return failureOf(fault, words, { failed: words.updateFailed })
}

/** What every call can answer, beside the words for this one. */
function failureOf(fault: Error, words: Words, { statuses, failed }: ErrorTexts): Failure {
  if (fault instanceof AuthNotConfigured) return { words: words.notConfigured }
  const said = explainError(fault, { statuses: { ...statuses, 429: words.tooMany }, failed })
  if (!isCallError(fault) || fault.status !== 429) return { words: said }
  return { words: said, waitSeconds: fault.retryAfterSeconds }
}

/** Seconds as minutes and seconds, `1:05`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
