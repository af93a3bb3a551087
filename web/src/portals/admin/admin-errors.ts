import type { CallError } from '@tower/contract/client.ts'
import { isCallError } from '../../api/call-error.ts'

type Refusals = { notAuthenticated: string; mustSignIn: string; notAllowed: string }

/** The server's own sentence when there is one, else the words for this action; that no session was sent is said as such. */
export function failureWords(
  error: unknown,
  refusals: Pick<Refusals, 'notAuthenticated'>,
  fallback: string,
): string {
  if (!isCallError(error)) return fallback
  return isWithoutSession(error) ? refusals.notAuthenticated : error.message || fallback
}

/** Why something could not be read: a session that ended or a role that changed meanwhile is said as such. */
export function loadFailureWords(error: unknown, refusals: Refusals, fallback: string): string {
  if (!isCallError(error)) return fallback
  if (isWithoutSession(error)) return refusals.notAuthenticated
  if (error.status === 401) return refusals.mustSignIn
  return error.status === 403 ? refusals.notAllowed : fallback
}

/** The call carried no session at all, as when another tab signed out; one that ended is another matter. */
function isWithoutSession({ code }: CallError): boolean {
  return code === 'identity.missing_authorization'
}
