import { isCallError } from '../../api/call-error.ts'

/** The server's own sentence when there is one, else the words for this action. */
export function failureWords(error: unknown, fallback: string): string {
  return isCallError(error) && error.message !== '' ? error.message : fallback
}

type Refusals = { mustSignIn: string; notAllowed: string }

/** Why something could not be read: a session that ended or a role that changed meanwhile is said as such. */
export function loadFailureWords(error: unknown, refusals: Refusals, fallback: string): string {
  if (!isCallError(error)) return fallback
  if (error.status === 401) return refusals.mustSignIn
  return error.status === 403 ? refusals.notAllowed : fallback
}
