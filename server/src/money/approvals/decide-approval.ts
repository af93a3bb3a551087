import { type ApprovalDecision, type ApprovalEnd, dutyOfApproval } from '@tower/contract/money/approvals.ts'
import { isStaff } from '@tower/contract/access.ts'
import type { ApprovalStory } from '@tower/contract/money/approvals.contract.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Actor } from '../../http/actor.ts'
import type { AskedAct, Hand, Hands, OutboundWork, Reached } from '../../outbound-act.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { findTie } from '../../people/identity/accounts/is-same-person.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  findApprovalForUpdate,
  findStanding,
  type LockedApproval,
  moveApproval,
} from './approvals.queries.ts'
import { lockApprovals } from './lock-approvals.ts'
import { findHands, putByPerson, whoHadAHand } from './find-hands.ts'
import { announceApproval } from './let-out.ts'
import { digestsOf } from './seal-act.ts'

/** What deciding needs to know of the domains that let money out. */
export type Deciding = Services & HandedDown & Hands & { outbound: readonly OutboundWork[] }

export type DecideApproval = {
  actor: Actor
  approvalId: string
  decision: ApprovalDecision
  note: string | null
}

/**
 * A second person lets it go, or not. What changed since it was asked for is not decided: it has to be asked for again. Of
 * two who decide at once, the second reads who was first.
 */
export async function decideApproval(services: Deciding, input: DecideApproval): Promise<void> {
  const { actor, decision } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const note = input.note?.trim() || null
  if (decision === 'refused' && note === null) throw new Refusal('approvals.note_missing')
  const decided = await services.database.transaction(async (tx) => {
    const approval = await getWaiting(tx, actor, input.approvalId)
    const hands = await findHands(services, tx, { teacherId: approval.teacher_id, at })
    const reached = await workOf(services, approval)?.findReached?.(tx, approval.subject_id)
    const you = await whoAsks(tx, { approval, hands, reached, actor })
    if (you !== 'may_decide') throw new Refusal('approvals.not_yours', whyNot[you])
    const isUnproven =
      approval.teacher_id !== null && (await findStanding(tx, approval.teacher_id))?.is_unproven === true
    if (isUnproven && decision === 'approved') throw new Refusal('approvals.unproven')
    return { approval, because: await settle(services, tx, { approval, actor, decision, note, at }) }
  })
  if (decided.because !== undefined) throw refuseEnded(decided.because)
  if (decision === 'approved')
    await workOf(services, decided.approval)?.follow?.(services, { ...askedOf(decided.approval), actor })
}

type Settling = {
  approval: LockedApproval
  actor: Actor
  decision: ApprovalDecision
  note: string | null
  at: Date
}

/** Does what was decided; what is not as it was asked for only ends. Answers why that is so. */
async function settle(
  services: Deciding,
  tx: Tx,
  { approval, ...told }: Settling,
): Promise<ApprovalEnd | undefined> {
  const { actor, decision, note, at } = told
  const because = await whyEnded(services, tx, { approval, at })
  const isSame = because === undefined
  await moveApproval(
    tx,
    approval.id,
    isSame ? { state: decision, by: actor.userId, at, note } : { state: 'outdated', because },
  )
  await announceApproval(tx)
  const work = workOf(services, approval)
  const act = isSame && decision === 'approved' ? work?.carryOut : work?.letStay
  await act?.({ services, tx, at, decision: { by: actor.userId, note } }, askedOf(approval))
  if (isSame) await writeAudit(tx, auditOf(approval, told))
  return because
}

/** Whoever asked takes it back. */
export function withdrawApproval(
  services: Deciding,
  { actor, approvalId }: { actor: Actor; approvalId: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const approval = await getWaiting(tx, actor, approvalId)
    if (approval.asked_by !== actor.userId)
      throw new Refusal('approvals.not_yours', 'Only whoever asked for it can take it back.')
    await moveApproval(tx, approvalId, { state: 'withdrawn' })
    await announceApproval(tx)
    const at = services.clock.now()
    const decision = { by: actor.userId, note: null }
    await workOf(services, approval)?.letStay?.({ services, tx, at, decision }, askedOf(approval))
    await writeAudit(tx, auditOf(approval, { actor, at, decision: 'withdrawn', note: null }))
  })
}

/** One that waits and that whoever asks may see, locked. All approvals are locked first: what is done then is locked after, as wherever it is asked for. */
async function getWaiting(tx: Tx, { duties }: Actor, id: string): Promise<LockedApproval> {
  await lockApprovals(tx)
  const approval = await findApprovalForUpdate(tx, id)
  if (!approval || !covers(duties, dutyOfApproval(approval.kind))) throw new Refusal('approvals.not_found')
  if (approval.state === 'waiting') return approval
  throw refuseSettled(approval)
}

/** Who was first, or why nobody has to decide it. */
function refuseSettled({ state, decider, asker, ended_because: because }: LockedApproval): Refusal {
  if (because !== null) return refuseEnded(because)
  if (state === 'withdrawn')
    return new Refusal('approvals.settled', `${asker} took this back, so nobody has to decide it.`)
  return new Refusal('approvals.settled', decider === null ? undefined : `${decider} decided this already.`)
}

const ended: Record<ApprovalEnd, string | undefined> = {
  changed: undefined,
  gone: 'This is not asked for any more, so nobody has to decide it.',
  settled: 'This was settled in another way meanwhile, so nobody has to decide it.',
  asker_left: 'Whoever asked for this is no longer of the staff. Somebody else may ask for it.',
}

/** The same for whoever decides as it ends, and for whoever comes later. */
const refuseEnded = (because: ApprovalEnd): Refusal =>
  new Refusal(because === 'changed' ? 'approvals.changed' : 'approvals.settled', ended[because])

export type You = z.infer<typeof ApprovalStory>['you']

const whyNot = {
  asked: 'You asked for this yourself, so somebody else has to decide it.',
  had_a_hand: 'You put money or the teacher there, so somebody else has to decide whether the money leaves.',
  same_mailbox:
    'Your account shares a mailbox with somebody who has a part in this, so somebody else has to decide it.',
  reaches_you: 'This money reaches you, so somebody else has to decide it.',
  made_staff:
    'You and somebody who has a part in this count as one person, for one of you made the other staff or one admin made you both. Somebody else has to decide it.',
} as const satisfies Record<Exclude<You, 'may_decide'>, string>

/** What somebody is to it: who asked, whom it reaches, who had a hand, and who counts as one with any of them, can't decide. */
export async function whoAsks(tx: Tx, { approval, hands, reached, actor }: Asking): Promise<You> {
  const { asked_by: askedBy, teacher_id: teacherId, limit_cents: limit } = approval
  const barred = whoHadAHand(hands, limit)
  if (askedBy === actor.userId) return 'asked'
  if (barred.has(actor.userId) || teacherId === actor.userId) return 'had_a_hand'
  if (reached && (await findTie(tx, actor, reached.userIds, reached.addresses)) !== undefined)
    return 'reaches_you'
  const tie = await findTie(tx, actor, [askedBy, ...barred, teacherId])
  if (tie === undefined && (await putByPerson(tx, hands, actor.userId)) > limit) return 'had_a_hand'
  if (tie === undefined) return 'may_decide'
  return tie === 'made_staff' ? 'made_staff' : 'same_mailbox'
}

type Asking = {
  approval: Pick<LockedApproval, 'asked_by' | 'teacher_id' | 'limit_cents'>
  hands: readonly Hand[]
  /** Whom it reaches besides its teacher. */
  reached: Reached | undefined
  actor: Pick<Actor, 'userId'>
}

/** Why it is not what was looked at any more, or whoever asked may not ask; undefined of what stands as it was asked for. */
async function whyEnded(
  services: Pick<Deciding, 'config' | 'outbound'>,
  tx: Tx,
  { approval, at }: { approval: LockedApproval; at: Date },
): Promise<ApprovalEnd | undefined> {
  const act = await workOf(services, approval)?.read(tx, askedOf(approval), at)
  if (act === undefined) return 'gone'
  if (!approval.asker_stays) return 'asker_left'
  // Of what waited before it came here only the amount is known.
  const isSame =
    approval.digest === ''
      ? act.amountCents === approval.amount_cents
      : digestsOf(services, act).includes(approval.digest)
  return isSame ? undefined : 'changed'
}

/** What is done about each kind, as its domain says. */
export const workOf = ({ outbound }: Pick<Deciding, 'outbound'>, { kind }: Pick<LockedApproval, 'kind'>) =>
  outbound.find((work) => work.kind === kind)

/** An approval as its domain asked for it. */
export const askedOf = ({ subject_id: subjectId, wish, asked_by: askedBy }: LockedApproval): AskedAct => ({
  ...{ subjectId, wish, askedBy },
})

type Told = { actor: Actor; at: Date; decision: ApprovalDecision | 'withdrawn'; note: string | null }

const actionOf = {
  approved: 'approvals.approve',
  refused: 'approvals.refuse',
  withdrawn: 'approvals.withdraw',
} as const

function auditOf(approval: LockedApproval, { actor, at, decision, note }: Told) {
  return {
    at,
    actorId: actor.userId,
    action: actionOf[decision],
    targetKind: 'approval',
    targetId: approval.id,
    details: {
      kind: approval.kind,
      subject_id: approval.subject_id,
      amount_cents: approval.amount_cents,
      asked_by: approval.asked_by,
      ...(note === null ? {} : { note }),
    },
  }
}
