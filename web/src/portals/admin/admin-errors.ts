import type { ErrorTexts } from '../../api/explain-error.ts'

type Refusals = { notAuthenticated: string; mustSignIn: string; notAllowed: string }

/** The call carried no session at all, as when another tab signed out; one that ended is another matter. */
const withoutSession = ({ notAuthenticated }: Pick<Refusals, 'notAuthenticated'>) => ({
  'identity.missing_authorization': notAuthenticated,
})

/** Why something was not done: the server's own sentence when there is one, else the words for this action. */
export function actErrors(refusals: Pick<Refusals, 'notAuthenticated'>, failed: string): ErrorTexts {
  return { refused: withoutSession(refusals), quotes: 'any sentence', failed }
}

/** Why something could not be read: a session that ended or a role that changed meanwhile is said as such. */
export function loadErrors(refusals: Refusals, failed: string): ErrorTexts {
  const statuses = { 401: refusals.mustSignIn, 403: refusals.notAllowed }
  return { refused: withoutSession(refusals), statuses, failed }
}
