import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import { findProvenAddress } from '../../people/identity/accounts/find-proven-address.ts'
import type { Services } from '../../services.ts'
import { markCastFrom } from './cast-from.ts'
import { confirmNominationOf } from './confirmed-nominations.queries.ts'
import { findNominationId, insertNomination } from './nominations.queries.ts'
import { nominatorPepper, sealNominatorHash } from './nominator-pepper.ts'
import { sealMailbox } from './seal-mailbox.ts'

export type CastBallot = {
  classroomId: string
  /** SHA-256 of the nominator's contact. */
  nominatorHash: string
  reason: string | null
  /** The network address it comes from; only a mark of its network is kept. */
  address: string | undefined
  /** The key of the day's networks. */
  dayKey: string
  /** Whoever is signed in stands behind it with their mailbox. */
  actor: Pick<Actor, 'userId'> | undefined
  at: Date
}

export type Ballot = {
  /** Undefined only where the ballot of before went away at this moment. */
  id: string | undefined
  isNew: boolean
  /** The proven mailbox of the account that stands behind it. */
  provenEmail: string | null
}

/** Casts a ballot, or finds the one this nominator cast before; an account's proven mailbox stands behind it at once. */
export async function castBallot(services: Services, tx: Tx, ballot: CastBallot): Promise<Ballot> {
  const { classroomId, reason, address, dayKey, actor, at } = ballot
  const nominatorHash = sealNominatorHash(ballot.nominatorHash, nominatorPepper(services))
  const castFrom = markCastFrom(services, { classroomId, address, dayKey })
  const cast = await insertNomination(tx, { classroomId, nominatorHash, reason, castFrom, at })
  const id = cast ?? (await findNominationId(tx, { classroomId, nominatorHash }))
  const provenEmail = actor ? await findProvenAddress(tx, actor.userId) : null
  if (id !== undefined && provenEmail !== null) {
    const mailboxHash = sealMailbox(services, provenEmail)
    await confirmNominationOf(tx, { nominationId: id, mailboxHash, how: 'account', at })
  }
  if (cast !== undefined) {
    const data = { nomination_id: cast, kind: 'classroom', classroom_id: classroomId }
    await publishEvents(tx, [{ event: 'nomination.created', key: `nomination:${cast}`, data, at }])
  }
  return { id, isNew: cast !== undefined, provenEmail }
}
