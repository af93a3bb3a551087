import { weightRulesVersion } from '@tower/contract/matching/draws.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { firstOfTeacher, isLed, isOpen } from '../entering-rule.queries.ts'
import { grounds, weight } from '../weight-grounds.queries.ts'
import type { WeightGroup } from '../match-chance.ts'

/** Takes hold of the standings, if nobody else keeps them at this moment, and says for which school year they are. */
export async function holdStandings(tx: Tx): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('draw_standing_state')
    .select('school_year_start')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.school_year_start
}

/** Whether any standing may be out of date. */
export async function areStandingsBehind(tx: Tx, schoolYearStart: Date): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from draw_standing_changes)
      or not exists (select from draw_standing_state where school_year_start = ${schoolYearStart})
      or exists (select from draw_standings where rules_version < ${weightRulesVersion}) as behind`.execute(
    tx,
  )
  return rows[0]?.behind ?? true
}

/** A new school year lets matched classrooms in again: each teacher is looked at. */
export async function turnSchoolYear(tx: Tx, schoolYearStart: Date): Promise<void> {
  await tx.updateTable('draw_standing_state').set({ school_year_start: schoolYearStart }).execute()
  await sql`
    insert into draw_standing_changes (teacher_id)
    select teacher_id from classrooms where teacher_id is not null and confirmed_at is not null
    union select teacher_id from draw_standings`.execute(tx)
}

/** Takes the oldest changes away and answers whose standing they may have changed; a draw makes a change for each of its teachers. */
export async function takeChanges(tx: Tx, limit: number): Promise<{ teacherIds: string[]; taken: number }> {
  const { rows } = await sql<{
    teacher_id: string | null
    classroom_id: string | null
    draw_id: string | null
  }>`
    delete from draw_standing_changes
    where id in (select id from draw_standing_changes order by id limit ${limit})
    returning teacher_id, classroom_id, draw_id`.execute(tx)
  const draws = rows.flatMap(({ draw_id }) => draw_id ?? [])
  if (draws.length > 0)
    await sql`
      insert into draw_standing_changes (teacher_id)
      select distinct teacher_id from draw_entries where draw_id = any(${draws}::uuid[])`.execute(tx)
  const classrooms = rows.flatMap(({ classroom_id }) => classroom_id ?? [])
  const led = await sql<{ teacher_id: string }>`
    select distinct teacher_id from classrooms
    where id = any(${classrooms}::uuid[]) and teacher_id is not null`.execute(tx)
  const teacherIds = new Set(rows.flatMap(({ teacher_id }) => teacher_id ?? []))
  for (const { teacher_id } of led.rows) teacherIds.add(teacher_id)
  return { teacherIds: [...teacherIds], taken: rows.length }
}

/** Teachers whose standing was kept by a process that knows earlier rules only, which may still be running. */
export async function listOutdatedStandings(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('draw_standings')
    .select('teacher_id')
    .where('rules_version', '<', weightRulesVersion)
    .limit(limit)
    .execute()
  return rows.map(({ teacher_id }) => teacher_id)
}

/** Works out the standings of these teachers from the facts, by the order of `insertEligible`, and keeps them. */
export async function replaceStandings(
  tx: Tx,
  { teacherIds, schoolYearStart }: { teacherIds: string[]; schoolYearStart: Date },
): Promise<void> {
  const before = await sql<{ weight: number }>`
    delete from draw_standings where teacher_id = any(${teacherIds}::uuid[]) returning weight`.execute(tx)
  const after = await sql<{ weight: number }>`
    insert into draw_standings (teacher_id, classroom_id, weight, rules_version)
    select distinct on (classroom.teacher_id) classroom.teacher_id, classroom.id, ${weight}, ${weightRulesVersion}::int
    from classrooms classroom join users teacher on teacher.id = classroom.teacher_id ${grounds}
    where classroom.teacher_id = any(${teacherIds}::uuid[])
      and ${isLed} and ${isOpen(schoolYearStart)}
    order by classroom.teacher_id, ${firstOfTeacher}
    returning weight`.execute(tx)
  const changes = new Map<number, number>()
  for (const { weight: left } of before.rows) changes.set(left, (changes.get(left) ?? 0) - 1)
  for (const { weight: entered } of after.rows) changes.set(entered, (changes.get(entered) ?? 0) + 1)
  await sql`
    insert into draw_standing_weights as kept (weight, classrooms)
    select weight, classrooms from unnest(${[...changes.keys()]}::int[], ${[...changes.values()]}::int[])
      as changed (weight, classrooms)
    on conflict (weight) do update set classrooms = kept.classrooms + excluded.classrooms`.execute(tx)
}

/** How many classrooms of each weight a list would hold by the kept standings. */
export async function listKeptWeights(tx: Tx): Promise<WeightGroup[]> {
  const { rows } = await sql<WeightGroup>`
    select weight, classrooms from draw_standing_weights where classrooms > 0 order by weight`.execute(tx)
  return rows
}

/** What a teacher's classroom weighs in the kept standings. */
export async function findKeptWeight(tx: Tx, teacherId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('draw_standings')
    .select('weight')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
  return row?.weight
}
