import { createHash } from 'node:crypto'
import { dayMs } from '@tower/contract/durations.ts'
import type { ApprovalGround } from '@tower/contract/money/approvals.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Hands, OutboundAct, Wish } from '../../outbound-act.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  findSame,
  findStanding,
  insertApproval,
  namesOf,
  outdate,
  outdateAll,
  type SameAct,
  sumAlone,
} from './approvals.queries.ts'
import { lockApprovals } from './lock-approvals.ts'
import { findHands, isOfOneHand, putBy } from './find-hands.ts'

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

/**
 * Says whether money may leave now. Within the limit one person lets it, and that is written down; else it is asked for,
 * once, and the answer is the refusal that says so: the caller commits, and then throws it. What somebody else approved may
 * leave as long as nothing of it changed. Take it late, after the rows of the domain are locked.
 */
export async function letOut(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: LetOut,
): Promise<Refusal | undefined> {
  const { act } = wish
  await lockApprovals(tx)
  const judged = await judge(services, tx, wish)
  if (judged instanceof Refusal) return judged
  const same = await findSame(tx, act, judged.digest)
  if (same && stands(services, same, judged)) return undefined
  const ground = await findGround(services, tx, judged)
  if (same?.state === 'waiting' && same.is_valid && ground !== undefined)
    return waits(act, same.ground ?? ground, same)
  const id = await writeDown(services, tx, { ...judged, ground })
  if (ground === undefined) return undefined
  await tell(tx, { id, wish, ground })
  return waits(act, ground, undefined)
}

/** Whether it would wait for a second person as things stand. Writes nothing down. */
export async function wouldWait(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: LetOut,
): Promise<boolean> {
  const judged = await judge(services, tx, wish)
  if (judged instanceof Refusal) return true
  const same = await findSame(tx, wish.act, judged.digest)
  if (same && stands(services, same, judged)) return false
  return (await findGround(services, tx, judged)) !== undefined
}

/** What is known of an act and of who wants it; whom nothing may reach yet, whoever agrees, is refused. */
async function judge(
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

async function writeDown(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { act, digest, at, actor, ground, ...wish }: Judged & { ground: ApprovalGround | undefined },
): Promise<string> {
  await outdate(tx, { ...act, digest })
  return insertApproval(tx, {
    ...{ act: { ...act, payee: samePayee(act) }, digest, at, limitCents: config.SECOND_PERSON_CENTS, windowDays: config.SECOND_PERSON_DAYS },
    ground: ground ?? null,
    reason: wish.reason ?? null,
    wish: wish.wish ?? null,
    askedBy: actor.userId,
  })
}

/** It changed or does not leave: what waits about it waits no more, and what was let out of it counts no more. */
export async function takeBackAct(tx: Tx, of: Pick<OutboundAct, 'kind' | 'subjectId'>): Promise<void> {
  if ((await outdateAll(tx, of)) > 0) await announceApproval(tx)
}

/** All that must stay as it was looked at. */
export function digestOf({ kind, subjectId, amountCents, teacherId, payee, stamp }: OutboundAct): string {
  const facts = JSON.stringify([kind, subjectId, amountCents, teacherId, payee, stamp])
  return createHash('sha256').update(facts).digest('hex')
}

/** To be added up, a payee need only be the same: what they are called stays with the domain. */
function samePayee({ payee }: OutboundAct): string | null {
  return payee === null ? null : createHash('sha256').update(payee.trim().toLowerCase()).digest('hex')
}

/** A wish with what its digest is, and what whoever wants it put there. */
type Judged = LetOut & { digest: string; isUnseen: boolean; put: number }

/**
 * An approval lasts as long as the days over which amounts are added up, and while both are of the staff. What somebody let
 * out alone they don't once they have put more there than one person may.
 */
function stands(
  { config }: Pick<Services, 'config'>,
  same: SameAct,
  { actor, at, put }: Pick<Judged, 'actor' | 'at' | 'put'>,
): boolean {
  if (same.state === 'alone') return same.asked_by !== actor.userId || put <= config.SECOND_PERSON_CENTS
  const lasts = config.SECOND_PERSON_DAYS * dayMs
  return (
    same.state === 'approved' &&
    same.is_valid &&
    same.decided_at !== null &&
    at.getTime() - same.decided_at.getTime() <= lasts
  )
}

/** Why one person is not enough; undefined where one is. */
async function findGround(
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

const because: Record<ApprovalGround, string> = {
  amount: 'it is more than one person may let out',
  asker: 'with what the same person let out lately it is more than one person may',
  teacher: 'with what reached the same teacher lately it is more than one person may let out',
  payee: 'with what reached the same payee lately it is more than one person may let out',
  hand: 'whoever pays it out put more of the money there than one person may let out',
  kind: 'this always takes two people',
  unseen:
    'one person of the staff opened the account of this teacher, and nobody else has looked at them yet',
}

function waits(act: OutboundAct, ground: ApprovalGround, same: SameAct | undefined): Refusal {
  const asked = same ? `${same.asker} asked for it already. ` : ''
  return new Refusal(
    'approvals.waits',
    `${formatUsd(act.amountCents, { always2: true })} waits for another person, because ${because[ground]}. ${asked}It stands under Approvals.`,
  )
}

async function tell(
  tx: Tx,
  { id, wish, ground }: { id: string; wish: LetOut; ground: ApprovalGround },
): Promise<void> {
  const { act, actor, at } = wish
  const asker = (await namesOf(tx, [actor.userId])).get(actor.userId)
  await notifyStaff(tx, {
    type: 'approval_waits',
    title: 'Money waits for a second person',
    message: `${formatUsd(act.amountCents)}: somebody other than ${asker?.name ?? 'who asked'} has to look at it.`,
    dedupeKey: `approval:${id}`,
  })
  await announceApproval(tx)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'approvals.ask',
    targetKind: 'approval',
    targetId: id,
    details: { kind: act.kind, subject_id: act.subjectId, amount_cents: act.amountCents, ground },
  })
}

/** Tells the open screens of staff. */
export function announceApproval(tx: Tx): Promise<void> {
  return announce(tx, { topic: 'approval.changed', audience: 'staff' })
}
