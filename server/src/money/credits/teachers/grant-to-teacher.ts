import { Id } from '@tower/contract/id.contract.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { findTeacherClassroom } from '../../../matching/classrooms/list-teacher-classrooms.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import type { GrantAmounts } from './read-grant-amounts.ts'
import { storybookWeekOf } from './storybook-week.ts'
import { addToWeek, findWeek, lockWeek, openWeeks, type StorybookWeekRow } from './storybook-weeks.queries.ts'
import {
  findGrant,
  holdReceiver,
  insertGrant,
  type GrantRow,
  type Receiver,
} from './teacher-grants.queries.ts'

export type GrantToTeacher = {
  actor: Actor
  teacherId: string
  amounts: GrantAmounts
  /** Chosen by the form: the same key grants once. */
  requestKey: string
}

export type Granted = { toolsCents: number; week: StorybookWeekRow | null }

/**
 * Staff grant a teacher credits: for storybooks into this week of the classroom the teacher is known by, for tools into
 * the ledger. One form is one row of `teacher_grants`, however often it is sent.
 */
export function grantToTeacher(services: Services, grant: GrantToTeacher): Promise<Granted> {
  const at = services.clock.now()
  requireRecentProof(grant.actor, at)
  return services.database.transaction(async (tx) => {
    const teacher = await getTeacher(tx, grant.teacherId)
    const weekId = await add(tx, { ...grant, teacher, at })
    return {
      toolsCents: await balanceOf(tx, { kind: 'tools_wallet', ownerId: teacher.id }),
      week: weekId === null ? null : ((await findWeek(tx, weekId)) ?? null),
    }
  })
}

async function getTeacher(tx: Tx, named: string): Promise<Receiver> {
  const id = Id.safeParse(named)
  const person = id.success ? await holdReceiver(tx, id.data) : undefined
  if (!person) throw new Refusal('credits.person_not_found')
  if (person.role !== 'teacher' || person.disabled_at) throw new Refusal('credits.not_a_teacher')
  return person
}

type Made = Omit<GrantToTeacher, 'teacherId'> & { teacher: Receiver; at: Date }

/** Adds the grant with all that follows from it, once. Answers the week that its storybook credits are of. */
async function add(tx: Tx, made: Made): Promise<string | null> {
  const { actor, teacher, amounts, requestKey, at } = made
  const known = await findGrant(tx, { grantedBy: actor.userId, requestKey })
  if (known) return requireSame(known, made)
  const weekId = amounts.storybook > 0 ? await holdThisWeek(tx, made) : null
  const transactionId = amounts.tools > 0 ? await book(tx, made) : null
  const grantId = await insertGrant(tx, {
    teacher_id: teacher.id,
    storybook_week_id: weekId,
    storybook_credits: amounts.storybook,
    tools_credits: amounts.tools,
    transaction_id: transactionId,
    granted_by: actor.userId,
    request_key: requestKey,
    granted_at: at,
  })
  if (grantId === undefined)
    return requireSame(await findGrant(tx, { grantedBy: actor.userId, requestKey }), made)
  if (weekId) await addToWeek(tx, { weekId, credits: amounts.storybook })
  await tell(tx, { ...made, grantId })
  return weekId
}

/** The week stays the one that the form was first sent in, also when it is sent again on Monday. */
function requireSame(known: GrantRow | undefined, { teacher, amounts }: Made): string | null {
  const isSame =
    known?.teacher_id === teacher.id &&
    known.storybook_credits === amounts.storybook &&
    known.tools_credits === amounts.tools
  if (!isSame) throw new Refusal('credits.grant_conflict')
  return known.storybook_week_id
}

async function holdThisWeek(tx: Tx, { teacher, at }: Made): Promise<string> {
  const classroom = await findTeacherClassroom(tx, teacher.id)
  if (!classroom) throw new Refusal('credits.no_classroom')
  const week = storybookWeekOf(at)
  await openWeeks(tx, { teacherId: teacher.id, classroomIds: [classroom.id], week, at })
  return lockWeek(tx, { teacherId: teacher.id, classroomId: classroom.id, week })
}

async function book(tx: Tx, { actor, teacher, amounts, requestKey, at }: Made): Promise<string> {
  const { transactionId } = await recordPosting(tx, {
    kind: 'tools_grant',
    idempotencyKey: `tools-grant:${actor.userId}:${requestKey}`,
    at,
    actorId: actor.userId,
    postings: transfer(
      { kind: 'credits_issued' },
      { kind: 'tools_wallet', ownerId: teacher.id },
      amounts.tools * creditCents,
    ),
  })
  return transactionId
}

async function tell(
  tx: Tx,
  { actor, teacher, amounts, grantId, at }: Made & { grantId: string },
): Promise<void> {
  await announceWallets(tx, [teacher.id])
  await queueMail(tx, {
    dedupeKey: `teacher-grant:${grantId}`,
    to: teacher.email,
    template: 'teacher_grant',
    params: { ...amounts, ends: storybookWeekOf(at).end },
    locale: asLanguage(teacher.locale),
  })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'credits.grant_to_teacher',
    targetKind: 'user',
    targetId: teacher.id,
    details: { grant_id: grantId, storybook_credits: amounts.storybook, tools_credits: amounts.tools },
  })
}
