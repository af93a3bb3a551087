import {
  type ApprovalEnd,
  approvalEnds,
  approvalGrounds,
  type ApprovalGround,
  approvalKinds,
  type ApprovalKind,
} from '@tower/contract/money/approvals.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { OutboundAct, Wish } from '../../outbound-act.ts'

/** What an approval is about. */
export type Subject = { kind: ApprovalKind; subjectId: string }

/** Of an `approval`: why one person is not enough. */
export const groundSaid = sql<ApprovalGround | null>`coalesce(approval.finer_ground, approval.ground)`

/** Grounds that the version before does not know; it reads that it always takes two. */
const finerGrounds: readonly ApprovalGround[] = ['reserve', 'word', 'pair']

const Same = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'approved', 'alone']),
  ground: z.enum(approvalGrounds).nullable(),
  asked_by: z.string(),
  asker: z.string(),
  asked_at: z.date(),
  decided_by: z.string().nullable(),
  decided_at: z.date().nullable(),
  /** Whether all who let it go still may: staff, or a teacher what their own budget pays. */
  is_valid: z.boolean(),
})
export type SameAct = z.infer<typeof Same>

/** What became of the very same act last, where it still counts for something. */
export function findSame(
  tx: Tx,
  { kind, subjectId }: Subject,
  digests: readonly string[],
): Promise<SameAct | undefined> {
  return rows(Same)`
    select approval.id, approval.state, ${groundSaid} as ground, approval.asked_by, approval.asked_at, approval.decided_by,
      approval.decided_at, coalesce(asker.full_name, asker.email) as asker,
      asker.disabled_at is null and (asker.role in ('admin', 'superadmin') or asker.id = approval.teacher_id)
        and (approval.decided_by is null or (decider.disabled_at is null and decider.role in ('admin', 'superadmin'))) as is_valid
    from approvals approval join users asker on asker.id = approval.asked_by
    left join users decider on decider.id = approval.decided_by
    where approval.kind = ${kind} and approval.subject_id = ${subjectId} and approval.digest = any(${digests}::text[])
      and approval.state in ('waiting', 'approved', 'alone')
    order by is_valid desc, approval.asked_at desc, array_position(array['approved', 'waiting', 'alone'], approval.state),
      approval.id limit 1`.first(tx)
}

const Alone = z.object({
  asked_by: z.string(),
  teacher_id: z.string().nullable(),
  payee: z.string().nullable(),
  cents: z.number(),
})
/** What somebody let out alone of one teacher's money to one payee. */
export type LetOutAlone = z.infer<typeof Alone>

/** What was let out by one person alone since an instant, besides the act itself. */
export function listAlone(
  tx: Tx,
  { since, besides }: { since: Date; besides: readonly string[] },
): Promise<LetOutAlone[]> {
  return rows(Alone)`
    select asked_by, teacher_id, payee, sum(amount_cents)::bigint as cents
    from approvals where state = 'alone' and asked_at > ${since} and digest <> all(${besides}::text[])
    group by asked_by, teacher_id, payee`.all(tx)
}

export type NewApproval = {
  act: OutboundAct
  digest: string
  limitCents: number
  windowDays: number
  ground: ApprovalGround | null
  reason: string | null
  wish: Wish | null
  askedBy: string
  at: Date
}

/** Writes down that somebody wants it to leave; without a ground it does. */
export async function insertApproval(tx: Tx, { act, ...asked }: NewApproval): Promise<string> {
  const isFiner = asked.ground !== null && finerGrounds.includes(asked.ground)
  const { id } = await tx
    .insertInto('approvals')
    .values({
      kind: act.kind,
      subject_id: act.subjectId,
      digest: asked.digest,
      what: act.what,
      amount_cents: act.amountCents,
      limit_cents: asked.limitCents,
      window_days: asked.windowDays,
      teacher_id: act.teacherId,
      payee: act.payee,
      facts: JSON.stringify(act.facts),
      reason: asked.reason,
      wish: asked.wish && JSON.stringify(asked.wish),
      ground: isFiner ? 'kind' : asked.ground,
      finer_ground: isFiner ? asked.ground : null,
      state: asked.ground === null ? 'alone' : 'waiting',
      asked_by: asked.askedBy,
      asked_at: asked.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What waits about a subject waits no more, and the very same act is written down anew by who lets it out now. */
export async function outdate(
  tx: Tx,
  { kind, subjectId, digests }: Subject & { digests: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ state: 'outdated', ended_because: 'changed' })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where((eb) =>
      eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'alone'), eb('digest', 'in', digests)])]),
    )
    .execute()
}

/** Nothing of some subjects waits or counts any more; answers of how much that is so. */
export async function outdateAll(
  tx: Tx,
  { kind, subjectIds }: { kind: ApprovalKind; subjectIds: readonly string[] },
  because: ApprovalEnd,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('approvals')
    .set({ state: 'outdated', ended_because: because })
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .where('state', 'in', ['waiting', 'approved', 'alone'])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const Locked = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  subject_id: z.string(),
  digest: z.string(),
  what: z.string(),
  amount_cents: z.number(),
  limit_cents: z.number(),
  teacher_id: z.string().nullable(),
  state: z.string(),
  asked_by: z.string(),
  asker_email: z.string(),
  asker: z.string(),
  asker_stays: z.boolean(),
  wish: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  decider: z.string().nullable(),
  ended_because: z.enum(approvalEnds).nullable(),
})
export type LockedApproval = z.infer<typeof Locked>

/** One of them, locked until the end of the transaction, with who asked. */
export function findApprovalForUpdate(tx: Tx, id: string): Promise<LockedApproval | undefined> {
  return rows(Locked)`
    select approval.id, approval.kind, approval.subject_id, approval.digest, approval.what, approval.amount_cents,
      approval.limit_cents, approval.teacher_id, approval.state, approval.ended_because, approval.wish, approval.asked_by, asker.email as asker_email,
      asker.disabled_at is null and (asker.role in ('admin', 'superadmin') or asker.id = approval.teacher_id) as asker_stays,
      coalesce(asker.full_name, asker.email) as asker, coalesce(decider.full_name, decider.email) as decider
    from approvals approval join users asker on asker.id = approval.asked_by
    left join users decider on decider.id = approval.decided_by
    where approval.id = ${id} for no key update of approval`.first(tx)
}

export type ApprovalMove =
  | { state: 'approved' | 'refused'; by: string; at: Date; note: string | null }
  | { state: 'withdrawn' }
  | { state: 'outdated'; because: ApprovalEnd }

export async function moveApproval(tx: Tx, id: string, move: ApprovalMove): Promise<void> {
  const { state } = move
  const decision = 'by' in move ? { decided_by: move.by, decided_at: move.at, note: move.note } : {}
  await tx
    .updateTable('approvals')
    .set({ state, ...decision, ...('because' in move && { ended_because: move.because }) })
    .where('id', '=', id)
    .execute()
}

/** Those of some kinds that wait, the oldest first. */
export async function listWaitingIds(tx: Tx, kinds: readonly ApprovalKind[]): Promise<string[]> {
  const found = await tx
    .selectFrom('approvals')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

const Named = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** Who people are, by their ids. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, z.infer<typeof Named>>> {
  if (ids.length === 0) return new Map()
  const found = await rows(Named)`
    select id, coalesce(full_name, email) as name, email from users where id = any(${ids}::uuid[])`.all(tx)
  return new Map(found.map((person) => [person.id, person]))
}

const OfSubject = z.object({
  id: z.string(),
  subject_id: z.string(),
  what: z.string(),
  state: z.enum(['waiting', 'approved', 'refused']),
  amount_cents: z.number(),
  asked_at: z.date(),
  note: z.string().nullable(),
})
export type ApprovalOfSubject = z.infer<typeof OfSubject>

/** What became of something that took two people when it was asked for last; nothing where one person was enough. */
export async function findApprovalOf(
  tx: Tx,
  { kind, subjectId }: Subject,
): Promise<ApprovalOfSubject | undefined> {
  const [found] = await listApprovalsOf(tx, { kind, subjectIds: [subjectId] })
  return found
}

/** The same of several subjects of one kind, one of each that has any. */
export function listApprovalsOf(
  tx: Tx,
  { kind, subjectIds }: { kind: ApprovalKind; subjectIds: readonly string[] },
): Promise<ApprovalOfSubject[]> {
  return rows(OfSubject)`
    select distinct on (subject_id) id, subject_id, what, state, amount_cents, asked_at, note from approvals
    where kind = ${kind} and subject_id = any(${subjectIds}::text[]) and ground is not null
      and state in ('waiting', 'approved', 'refused')
    order by subject_id, state = 'waiting' desc, asked_at desc, id`.all(tx)
}

const Agreement = z.object({ at: z.date(), by: z.string() })
/** That a second person agreed, and when. */
export type Agreement = z.infer<typeof Agreement>

/** All that two people agreed to about something, in the order in which they did. */
export function listAgreementsOf(tx: Tx, { kind, subjectId }: Subject): Promise<Agreement[]> {
  return rows(Agreement)`
    select approval.decided_at as at, coalesce(decider.full_name, decider.email) as by
    from approvals approval join users decider on decider.id = approval.decided_by
    where approval.kind = ${kind} and approval.subject_id = ${subjectId} and approval.state = 'approved'
      and approval.decided_at is not null
    order by approval.decided_at, approval.id`.all(tx)
}

const Standing = z.object({ is_unproven: z.boolean(), was_looked_at: z.boolean() })

/**
 * What is known of a teacher whom money is to reach: whether they came in by a link that staff were shown, and never by one
 * that was mailed; and whether two people ever agreed to anything of theirs.
 */
export function findStanding(tx: Tx, teacherId: string): Promise<z.infer<typeof Standing> | undefined> {
  return rows(Standing)`
    select teacher.email_verified_at is null and teacher.handed_over_at is not null as is_unproven,
      exists (select from approvals approval where approval.teacher_id = teacher.id and approval.state = 'approved') as was_looked_at
    from users teacher where teacher.id = ${teacherId}`.first(tx)
}
