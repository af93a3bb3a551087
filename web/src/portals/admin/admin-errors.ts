import { type Duty, duties, missingDuty } from '@tower/contract/people/duties.ts'
import type { ErrorTexts } from '../../api/explain-error.ts'

type OfPerson = {
  notAuthenticated: string
  proofNeeded: string
  unavailable: string
  tooOften: string
  missingDuties: Readonly<Record<Duty, string>>
}
type Refusals = OfPerson & { mustSignIn: string; notAllowed: string }

/**
 * What is wrong with the person, whatever they wanted: no session at all, as when another tab signed out (one that ended is
 * another matter), a proof of who they are that they did not give, or a duty that a superadmin took away meanwhile. Or nothing is,
 * and the site is overrun: any call may be turned away then, and says so in their language.
 */
const ofPerson = ({ notAuthenticated, proofNeeded, unavailable, tooOften, missingDuties }: OfPerson) => ({
  'identity.missing_authorization': notAuthenticated,
  'identity.proof_needed': proofNeeded,
  'server.unavailable': unavailable,
  'request.rate_limited': tooOften,
  ...Object.fromEntries(duties.map((duty) => [missingDuty[duty], missingDuties[duty]])),
})

/** Why something was not done: the server's own sentence when there is one, else the words for this action. */
export function actErrors(refusals: OfPerson, failed: string): ErrorTexts {
  return { refused: ofPerson(refusals), quotes: 'any sentence', failed }
}

/**
 * Why something could not be read: a session that ended or a role that changed meanwhile is said as such, all else by the server's
 * own sentence where there is one.
 */
export function loadErrors(refusals: Refusals, failed: string): ErrorTexts {
  const statuses = { 401: refusals.mustSignIn, 403: refusals.notAllowed }
  return { refused: ofPerson(refusals), statuses, quotes: 'any sentence', failed }
}
