import type { Language } from '@tower/contract/language.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** Casts one ballot; undefined when this nominator cast it before. */
export async function insertNomination(
  tx: Tx,
  ballot: { classroomId: string; nominatorHash: string; reason: string | null; castFrom: string; at: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('classroom_nominations')
    .values({
      classroom_id: ballot.classroomId,
      nominator_hash: ballot.nominatorHash,
      reason: ballot.reason,
      cast_from: ballot.castFrom,
      created_at: ballot.at,
    })
    .onConflict((conflict) => conflict.constraint('classroom_nominations__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The ballot a nominator cast for a classroom. */
export async function findNominationId(
  tx: Tx,
  ballot: { classroomId: string; nominatorHash: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('classroom_nominations')
    .select('id')
    .where('classroom_id', '=', ballot.classroomId)
    .where('nominator_hash', '=', ballot.nominatorHash)
    .executeTakeFirst()
  return row?.id
}

export type TeacherNomination = {
  nominatorName: string
  nominatorEmail: string
  teacherName: string
  school: string
  reason: string
  /** Known where the classroom was nominated with its teacher. */
  classroomId?: string
  city?: string | null
  state?: string | null
  /** The teacher's address, as whoever nominated gave it. */
  teacherEmail?: string | undefined
  /** The language in which the teacher is written to. */
  teacherLocale?: Language | undefined
}

/** Keeps a teacher's nomination; undefined when the same person named this teacher before. */
export async function insertTeacherNomination(
  tx: Tx,
  nomination: TeacherNomination,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('teacher_nominations')
    .values({
      nominator_name: nomination.nominatorName,
      nominator_email: nomination.nominatorEmail,
      teacher_name: nomination.teacherName,
      school: nomination.school,
      reason: nomination.reason,
      classroom_id: nomination.classroomId ?? null,
      city: nomination.city ?? null,
      state: nomination.state ?? null,
      teacher_email: nomination.teacherEmail ?? null,
      teacher_locale: nomination.teacherLocale ?? 'en',
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const Placed = z.object({ id: z.uuid() })

/**
 * Places what the same person said of this teacher before without a town. Answers which nomination it was, where there was
 * such a one; one that stands there placed already stays alone.
 */
export async function placeTeacherNomination(
  tx: Tx,
  nomination: TeacherNomination,
): Promise<string | undefined> {
  const { nominatorEmail, teacherName, school, classroomId, city, state } = nomination
  const { teacherEmail = null, teacherLocale = 'en' } = nomination
  const row = await rows(Placed)`
    update teacher_nominations unplaced
    set classroom_id = ${classroomId ?? null}, city = ${city ?? null}, state = ${state ?? null},
      teacher_email = ${teacherEmail}, teacher_locale = ${teacherLocale}
    where nominator_email = ${nominatorEmail} and name_key(teacher_name) = name_key(${teacherName})
      and name_key(school) = name_key(${school}) and classroom_id is null and city is null and state is null
      and not exists (
        select from teacher_nominations placed
        where placed.nominator_email = unplaced.nominator_email
          and name_key(placed.teacher_name) = name_key(unplaced.teacher_name)
          and name_key(placed.school) = name_key(unplaced.school)
          and name_key(coalesce(placed.city, '')) = name_key(${city ?? ''})
          and name_key(coalesce(placed.state, '')) = name_key(${state ?? ''}) and placed.id <> unplaced.id
      )
    returning id`.first(tx)
  return row?.id
}

/** Fills in the address of nominations that named this teacher before the site knew them. */
export async function linkTeacherNominations(
  tx: Tx,
  teacher: { displayName: string; school: string | null; email: string },
): Promise<void> {
  if (teacher.school === null) return
  await tx
    .updateTable('teacher_nominations')
    .set({ nominee_email: teacher.email })
    .where('nominee_email', 'is', null)
    .where(sql`name_key(teacher_name)`, '=', nameKey(teacher.displayName))
    .where(sql`name_key(school)`, '=', nameKey(teacher.school))
    .execute()
}

export type NewConfirmationRequest = {
  classroomId: string
  teacherDisplayName: string
  email: string
  locale: Language
  tokenHash: string
  at: Date
  expiresAt: Date
}

export async function insertConfirmationRequest(tx: Tx, request: NewConfirmationRequest): Promise<string> {
  const row = await tx
    .insertInto('confirmation_requests')
    .values({
      classroom_id: request.classroomId,
      teacher_display_name: request.teacherDisplayName,
      email: request.email,
      locale: request.locale,
      token_hash: request.tokenHash,
      created_at: request.at,
      expires_at: request.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** How many links an address was sent since then, whatever the classroom. */
export async function countConfirmationRequests(tx: Tx, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('confirmation_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

const requestColumns = [
  'id',
  'classroom_id as classroomId',
  'teacher_display_name as teacherDisplayName',
  'email',
  'locale',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const

export type ConfirmationRequest = NonNullable<Awaited<ReturnType<typeof selectConfirmationRequest>>>

export function selectConfirmationRequest(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('confirmation_requests')
    .select(requestColumns)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export function selectConfirmationRequestForUpdate(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('confirmation_requests')
    .select(requestColumns)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function markRequestUsed(tx: Tx, requestId: string, at: Date): Promise<void> {
  await tx.updateTable('confirmation_requests').set({ used_at: at }).where('id', '=', requestId).execute()
}

/** How many nominated a classroom, and how many of them confirmed it from their mailbox. */
export async function countNominators(
  tx: Tx,
  classroomId: string,
): Promise<{ nominators: number; confirmed: number }> {
  return tx
    .selectFrom('classroom_nominations')
    .select(({ fn }) => [
      fn.countAll<number>().as('nominators'),
      fn.count<number>('confirmed_at').as('confirmed'),
    ])
    .where('classroom_id', '=', classroomId)
    .executeTakeFirstOrThrow()
}
