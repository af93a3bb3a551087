import type { Tx } from '../../database/database.ts'
import { wordsPattern, type PersonalWords } from '../../database/redact-text.ts'
import type { Services } from '../../services.ts'
import {
  clearBallotReasons,
  clearNominations,
  clearNominees,
  deleteConfirmationRequests,
  deleteNominationLinks,
  redactReasons,
} from './erasure.queries.ts'
import { deleteClaims } from './claims/claims.queries.ts'
import { sealTraces } from './nominator-traces.ts'

/** Takes a person out of nominations, made by them or naming them. Ballots count on: they hold sealed hashes and no name. */
export async function eraseNominator(
  services: Pick<Services, 'config'>,
  tx: Tx,
  words: PersonalWords,
): Promise<void> {
  const sealed = sealTraces(services, words.addresses)
  await clearBallotReasons(tx, sealed)
  await deleteNominationLinks(tx, sealed)
  await clearNominations(tx, words.addresses)
  await clearNominees(tx, words)
  await deleteConfirmationRequests(tx, words.addresses)
  await deleteClaims(tx, words.addresses)
  const pattern = wordsPattern(words)
  if (pattern !== undefined) await redactReasons(tx, pattern)
}
