import { createHash } from 'node:crypto'
import { dayMs } from '@tower/contract/durations.ts'
import type { ApprovalGround } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Hands, OutboundAct, Wish } from '../../outbound-act.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findStanding, sumAlone } from './approvals.queries.ts'
import { findHands, isOfOneHand, putBy } from './find-hands.ts'

/** Money that somebody wants to leave. */
export type LetOut = {
  actor: Pick<Actor, 'userId'>
  act: OutboundAct
  at: Date
  /** Why, where the domain asks whoever does it. */
  reason?: string | null
  /** What the domain needs to do it once it is approved, where it is done then. */
  wish?: Wish
  /** Whether it takes two people at any amount; or why it does, where its domain knows better than that it always does. */
  always?: boolean | ApprovalGround
}

/** All that must stay as it was looked at. */
export function digestOf({ kind, subjectId, amountCents, teacherId, payee, stamp }: OutboundAct): string {
  const facts = JSON.stringify([kind, subjectId, amountCents, teacherId, payee, stamp])
  return createHash('sha256').update(facts).digest('hex')
}

/** To be added up, a payee need only be the same: what they are called stays with the domain. */
export function samePayee({ payee }: OutboundAct): string | null {
  return payee === null ? null : createHash('sha256').update(payee.trim().toLowerCase()).digest('hex')
}

/** A wish with what its digest is, and what whoever wants it put there. */
export type Judged = LetOut & { digest: string; isUnseen: boolean; put: number }

/** What is known of an act and of who wants it; whom nothing may reach yet, whoever agrees, is refused. */
export async function judge(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: LetOut,
): Promise<Judged | Refusal> {
  const { actor, act, at } = wish
  const { teacherId } = act
  const standing = teacherId === null ? undefined : await findStanding(tx, teacherId)
  if (standing?.is_unproven) return new Refusal('approvals.unproven')
  const hands = await findHands(services, tx, { teacherId, at })
  const isUnseen = standing?.was_looked_at === false && !services.config.STAFF_OF_ONE && isOfOneHand(hands)
  return { ...wish, digest: digestOf(act), isUnseen, put: putBy(hands, actor.userId) }
}

/** Why one person is not enough; undefined where one is. */
export async function findGround(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { actor, act, at, digest, isUnseen, put, always }: Judged,
): Promise<ApprovalGround | undefined> {
  const { SECOND_PERSON_CENTS: limit, SECOND_PERSON_DAYS: days } = config
  const { amountCents, teacherId } = act
  if (always) return always === true ? 'kind' : always
  if (isUnseen) return 'unseen'
  if (amountCents > limit) return 'amount'
  if (put > limit) return 'hand'
  const since = new Date(at.getTime() - days * dayMs)
  const payee = samePayee(act)
  const alone = await sumAlone(tx, { askedBy: actor.userId, teacherId, payee, since, besides: digest })
  if (alone.asker + amountCents > limit) return 'asker'
  if (teacherId !== null && alone.teacher + amountCents > limit) return 'teacher'
  if (payee !== null && alone.payee + amountCents > limit) return 'payee'
  return undefined
}

/** The same in words. */
export const because: Record<ApprovalGround, string> = {
  amount: 'it is more than one person may let out',
  asker: 'with what the same person let out lately it is more than one person may',
  teacher: 'with what reached the same teacher lately it is more than one person may let out',
  payee: 'with what reached the same payee lately it is more than one person may let out',
  hand: 'whoever pays it out put more of the money there than one person may let out',
  kind: 'this always takes two people',
  unseen:
    'one person of the staff opened the account of this teacher, and nobody else has looked at them yet',
}
