import type { Tx } from '../../database/database.ts'
import { ownWordsPattern, wordsPattern } from '../../database/redact-text.ts'
import { emptyMailsOf } from '../../mail/erase-mails.ts'
import type { Traces } from '../../personal-parts.ts'
import type { Services } from '../../services.ts'
import {
  clearBallotReasons,
  clearNominations,
  clearNominees,
  deleteClaimsOf,
  deleteConfirmationRequests,
  deleteNominationLinks,
  redactOwnReasons,
  redactReasons,
} from './erasure.queries.ts'
import { sealTraces } from './nominator-traces.ts'

/**
 * Takes a person out of nominations, made by them or naming them. Ballots count on: they hold sealed hashes and no name.
 */
export async function eraseNominator(
  services: Pick<Services, 'config'>,
  tx: Tx,
  traces: Traces,
): Promise<void> {
  const { userId, ...words } = traces
  const sealed = sealTraces(services, words.addresses)
  await clearBallotReasons(tx, sealed)
  await deleteNominationLinks(tx, sealed)
  await clearNominations(tx, words.addresses)
  await clearNominees(tx, words)
  const own = ownWordsPattern(words)
  if (own !== undefined) await redactOwnReasons(tx, { userId, pattern: own })
  const pattern = wordsPattern(words)
  if (pattern !== undefined) await redactReasons(tx, pattern)
}

/**
 * Takes back what was asked and claimed for a person's classroom, whatever address it was from, with its mails: a link left over would bring
 * the name back. Before the classroom itself forgets whose it is.
 */
export async function eraseAsked(_: Pick<Services, 'config'>, tx: Tx, traces: Traces): Promise<void> {
  await emptyMailsOf(tx, await deleteConfirmationRequests(tx, traces), traces.at)
  await emptyMailsOf(tx, await deleteClaimsOf(tx, traces), traces.at)
}
