import type { ApprovalEnd, ApprovalGround, ApprovalKind } from '@tower/contract/money/approvals.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import type { Hands, OutboundAct } from '../../outbound-act.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'
import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findSame, insertApproval, namesOf, outdate, outdateAll, type SameAct } from './approvals.queries.ts'
import { because, findGround, judge, type Judged, type LetOut } from './judge-act.ts'
import { lockApprovals } from './lock-approvals.ts'
import { samePayee } from './seal-act.ts'
import { windowStart } from './sum-alone.ts'

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
  const same = await findSame(tx, act, judged.digests)
  if (same && (await stands(services, tx, same, judged))) return undefined
  const ground = await findGround(services, tx, judged)
  if (same?.state === 'waiting' && same.is_valid && ground !== undefined)
    return waits(act, same.ground ?? ground, same)
  const id = await writeDown(services, tx, { ...judged, ground })
  if (ground === undefined) return undefined
  await tell(tx, { id, wish, ground })
  return waits(act, ground, undefined)
}

/** Why it would wait for a second person as things stand; undefined where it would not. Writes nothing down. */
export async function whyItWaits(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: LetOut,
): Promise<ApprovalGround | undefined> {
  const judged = await judge(services, tx, wish)
  // What reaches nobody yet is refused to two people as well.
  if (judged instanceof Refusal) return 'unseen'
  const same = await findSame(tx, wish.act, judged.digests)
  if (same && (await stands(services, tx, same, judged))) return undefined
  return findGround(services, tx, judged)
}

async function writeDown(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { act, digests, at, actor, ground, ...wish }: Judged & { ground: ApprovalGround | undefined },
): Promise<string> {
  const { config } = services
  await outdate(tx, { ...act, digests })
  return insertApproval(tx, {
    ...{
      act: { ...act, payee: samePayee(services, act) },
      digest: digests[0],
      at,
      limitCents: config.SECOND_PERSON_CENTS,
      windowDays: config.SECOND_PERSON_DAYS,
    },
    ground: ground ?? null,
    reason: wish.reason ?? null,
    wish: wish.wish ?? null,
    askedBy: actor.userId,
  })
}

/** It changed or does not leave: what waits about it waits no more, and what was let out of it counts no more. */
export function takeBackAct(
  tx: Tx,
  { kind, subjectId }: Pick<OutboundAct, 'kind' | 'subjectId'>,
  because: ApprovalEnd,
): Promise<void> {
  return takeBackActs(tx, { kind, subjectIds: [subjectId] }, because)
}

/** The same of many. */
export async function takeBackActs(
  tx: Tx,
  of: { kind: ApprovalKind; subjectIds: readonly string[] },
  because: ApprovalEnd,
): Promise<void> {
  if (of.subjectIds.length > 0 && (await outdateAll(tx, of, because)) > 0) await announceApproval(tx)
}

/**
 * What was let out lasts as long as the days over which amounts are added up, while all who let it go are of the staff. What
 * somebody let out alone they don't once they have put more there than one person may, and what two approved doesn't leave
 * where they count as one by now.
 */
async function stands(
  services: Pick<Services, 'config'>,
  tx: Tx,
  same: SameAct,
  { actor, at, put }: Pick<Judged, 'actor' | 'at' | 'put'>,
): Promise<boolean> {
  const { state, asked_by: askedBy, decided_by: decidedBy } = same
  const since = same.decided_at ?? same.asked_at
  if (state === 'waiting' || !same.is_valid || since < windowStart(services, at)) return false
  if (state === 'alone') return askedBy !== actor.userId || put <= services.config.SECOND_PERSON_CENTS
  return decidedBy !== null && !(await isSamePerson(tx, { userId: decidedBy }, [askedBy]))
}

function waits(act: OutboundAct, ground: ApprovalGround, same: SameAct | undefined): Refusal {
  const asked = same ? `${same.asker} asked for it already. ` : ''
  return new Refusal(
    'approvals.waits',
    `${formatUsd(act.amountCents, { always2: true })} waits for another person, because ${because[ground]}. ${asked}It is under Approvals.`,
  )
}

async function tell(
  tx: Tx,
  { id, wish, ground }: { id: string; wish: LetOut; ground: ApprovalGround },
): Promise<void> {
  const { act, actor, at } = wish
  const asker = (await namesOf(tx, [actor.userId])).get(actor.userId)
  await notifyStaff(tx, {
    ...(act.kind === 'slot_by_hand'
      ? { type: 'slot_waits', title: 'A slot by hand waits for a second person' }
      : { type: 'approval_waits', title: 'Money waits for a second person' }),
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
