import type { ClaimCause, ClaimState } from '@tower/contract/matching/classroom-claims.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { says } from '../../../word-query.ts'

export type NewClaim = {
  classroomId: string
  displayName: string
  email: string
  locale: string
  because: ClaimCause
  at: Date
}

/** Keeps a claim; undefined where one of this address for the classroom waits already. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<string | undefined> {
  const row = await tx
    .insertInto('classroom_claims')
    .values({
      classroom_id: claim.classroomId,
      teacher_display_name: claim.displayName,
      email: claim.email,
      locale: claim.locale,
      because: claim.because,
      claimed_at: claim.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The state of an address's newest claim for a classroom. */
export async function findClaimState(
  tx: Tx,
  { classroomId, email }: { classroomId: string; email: string },
): Promise<ClaimState | undefined> {
  const { rows } = await sql<{ status: ClaimState }>`
    select ${status} as status from classroom_claims claim
    where classroom_id = ${classroomId} and email = ${email}
    order by claimed_at desc, id limit 1`.execute(tx)
  return rows[0]?.status
}

export type OpenClaim = {
  id: string
  classroomId: string
  displayName: string
  email: string
  locale: string
  status: ClaimState
  decidedBy: string | null
  /** Whose address it is, where it has an account. */
  accountId: string | null
}

/** A claim, locked; with who decided on it. */
export async function selectClaimForUpdate(tx: Tx, id: string): Promise<OpenClaim | undefined> {
  const { rows } = await sql<OpenClaim>`
    select claim.id, claim.classroom_id as "classroomId", claim.teacher_display_name as "displayName", claim.email,
      claim.locale, ${status} as status, (select email from users where id = claim.decided_by) as "decidedBy",
      (select id from users where email = claim.email) as "accountId"
    from classroom_claims claim where claim.id = ${id} for update of claim`.execute(tx)
  return rows[0]
}

export type ClaimDecision = {
  id: string
  approved: boolean
  reason: string | null
  actorId: string
  at: Date
}

export async function updateClaimDecision(tx: Tx, decision: ClaimDecision): Promise<void> {
  await tx
    .updateTable('classroom_claims')
    .set({
      decided_at: decision.at,
      decided_by: decision.actorId,
      approved: decision.approved,
      reason: decision.reason,
    })
    .where('id', '=', decision.id)
    .execute()
}

export type ClaimRow = {
  id: string
  classroom_id: string
  classroom_name: string
  school: string | null
  city: string | null
  state: string | null
  teacher_display_name: string
  email: string
  because: ClaimCause
  teacher_on_record: string | null
  email_on_record: string | null
  nominators: number
  claimed_at: Date
  status: ClaimState
  decided_at: Date | null
  decided_by: string | null
  reason: string | null
}

const status = sql`case when claim.approved is null then 'waiting' when claim.approved then 'approved' else 'refused' end`

const claimRows = sql`
  select claim.id, claim.classroom_id, classroom.name as classroom_name, classroom.school, classroom.city, classroom.state,
    claim.teacher_display_name, claim.email, claim.because, classroom.teacher_display_name as teacher_on_record,
    coalesce(classroom.teacher_email, teacher.email) as email_on_record,
    (select count(*)::int from classroom_nominations where classroom_id = classroom.id) as nominators,
    claim.claimed_at, ${status} as status, claim.decided_at, decider.email as decided_by, claim.reason
  from classroom_claims claim
  join classrooms classroom on classroom.id = claim.classroom_id
  left join users teacher on teacher.id = classroom.teacher_id
  left join users decider on decider.id = claim.decided_by`

/** A claim as staff see it. */
export async function selectClaimRow(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`${claimRows} where claim.id = ${id}`.execute(tx)
  return rows[0]
}

/** The language that whoever asked reads. */
export async function findClaimLocale(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('classroom_claims').select('locale').where('id', '=', id).executeTakeFirst()
  return row?.locale
}

export type ClaimFilters = { q: string | undefined; status: ClaimState | undefined }

/** Some of the claims the filters show, those that wait first. */
export async function listClaimRows(
  tx: Tx,
  filters: ClaimFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    ${claimRows} where ${matches(filters)}
    order by claim.decided_at is not null, case when claim.decided_at is null then claim.claimed_at end,
      claim.decided_at desc, claim.id
    limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** How many they show, counted up to a bound. */
export function countClaims(tx: Tx, filters: ClaimFilters): Promise<BoundedTotal> {
  return countUpToBound(
    tx,
    sql`select from classroom_claims claim join classrooms classroom on classroom.id = claim.classroom_id
      where ${matches(filters)}`,
  )
}

function matches({ q, status: wanted }: ClaimFilters) {
  const said = sql`concat_ws(' ', claim.email, claim.teacher_display_name, classroom.name, classroom.school)`
  return sql.join(
    [
      sql<SqlBool>`true`,
      ...(q ? [says(said, q)] : []),
      ...(wanted ? [sql<SqlBool>`${status} = ${wanted}`] : []),
    ],
    sql` and `,
  )
}

/** What was claimed by an address, oldest first. */
export async function listClaimsOf(tx: Tx, email: string) {
  const { rows } = await sql<{
    claimed_at: Date
    classroom: string
    status: ClaimState
    reason: string | null
  }>`
    select claim.claimed_at, classroom.name as classroom, ${status} as status, claim.reason
    from classroom_claims claim join classrooms classroom on classroom.id = claim.classroom_id
    where claim.email = ${email}
    order by claim.claimed_at, claim.id`.execute(tx)
  return rows
}
