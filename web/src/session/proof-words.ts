import { identityErrors } from '@tower/contract/people/identity.ts'
import { secondFactorErrors } from '@tower/contract/people/second-factor.ts'
import { isCallError } from '../api/call-error.ts'
import type { Texts } from '../texts/texts.ts'

/** The words for codes and passwords that did not fit. */
export type ProofWords = Texts['portal']['stepUp']['errors']

const wordsByCode = {
  'second_factor.wrong_code': 'wrongCode',
  'second_factor.wrong_recovery_code': 'wrongRecoveryCode',
  'second_factor.wrong_password': 'wrongPassword',
  'second_factor.too_many_tries': 'tooMany',
  'second_factor.account_closed': 'accountClosed',
  'second_factor.challenge_expired': 'tooSlow',
  'second_factor.unreadable': 'unreadable',
  'second_factor.needed': 'appNeeded',
  'second_factor.not_found': 'gone',
  'second_factor.last_one': 'lastOne',
  'second_factor.too_many': 'full',
  'second_factor.name_taken': 'nameTaken',
  'second_factor.not_offered': 'notOffered',
  'identity.proof_needed': 'proofNeeded',
  'identity.link_expired': 'wrongMailCode',
} as const satisfies Record<string, keyof ProofWords>

/** What a refusal says about itself, whether our client threw it or auth-js. */
export function refusalOf(error: unknown): { status: number; code: string | undefined } | undefined {
  if (isCallError(error)) return { status: error.status, code: error.code }
  if (!(error instanceof Error) || !('__isAuthError' in error)) return undefined
  const { status } = error as { status?: number }
  return status ? { status, code: codeBySentence.get(error.message) } : undefined
}

/** auth-js hands on GoTrue's names for refusals, which are fewer than ours; the sentence is still our own. */
const codeBySentence = new Map<string, string>(
  Object.entries({ ...identityErrors, ...secondFactorErrors }).map(([code, { sentence }]) => [
    sentence,
    code,
  ]),
)

/** Why a proof, a code or a change of the second factor was refused, in the words of the page. */
export function proofFailure(error: unknown, words: ProofWords): string {
  const refusal = refusalOf(error)
  if (!refusal) return words.network
  const known = refusal.code && wordsByCode[refusal.code as keyof typeof wordsByCode]
  if (known) return words[known]
  if (refusal.status === 429) return words.tooMany
  return refusal.status === 401 ? words.signedOut : words.failed
}
