import { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import { keptResults, keptVersions, teacherTools, type TeacherTool } from '@tower/contract/learning/tools.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** A result in its version that is shown. */
const Shown = z.object({
  id: z.string(),
  tool: z.enum(teacherTools),
  student_id: z.string().nullable(),
  student_name: z.string().nullable(),
  version: z.number(),
  has_earlier: z.boolean(),
  has_later: z.boolean(),
  content: ToolContent,
  created_at: z.date(),
  changed_at: z.date(),
})
export type ShownResult = z.infer<typeof Shown>

type Own = { id: string; teacherId: string }

const joined = sql`
  from tool_results result
  join tool_result_versions shown on shown.result_id = result.id and shown.version = result.version
  left join students student on student.id = result.student_id`

const shown = sql`
  select result.id, result.tool, result.student_id, student.full_name as student_name, result.version, shown.content,
    exists (select from tool_result_versions one where one.result_id = result.id and one.version < result.version) as has_earlier,
    exists (select from tool_result_versions one where one.result_id = result.id and one.version > result.version) as has_later,
    result.created_at, result.changed_at
  ${joined}`

export function selectResults(tx: Tx, teacherId: string): Promise<ShownResult[]> {
  return rows(Shown)`${shown}
    where result.teacher_id = ${teacherId} and result.removed_at is null
    order by result.created_at desc, result.id limit ${keptResults}`.all(tx)
}

export function selectResult(tx: Tx, { id, teacherId }: Own): Promise<ShownResult | undefined> {
  return rows(Shown)`${shown}
    where result.id = ${id} and result.teacher_id = ${teacherId} and result.removed_at is null`.first(tx)
}

/** Nobody else changes the result until the transaction ends. Answers whether it is there. */
export async function lockResult(tx: Tx, { id, teacherId }: Own, isRemoved = false): Promise<boolean> {
  const row = await tx
    .selectFrom('tool_results')
    .select('id')
    .where('id', '=', id)
    .where('teacher_id', '=', teacherId)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The result that a form made, also where it was removed since. */
export function findResultByKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<{ id: string; tool: string } | undefined> {
  return tx
    .selectFrom('tool_results')
    .select(['id', 'tool'])
    .where('teacher_id', '=', teacherId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

export type NewResult = {
  teacherId: string
  tool: TeacherTool
  studentId: string | null
  useId: string | null
  requestKey: string
  at: Date
}

export async function insertResult(tx: Tx, result: NewResult): Promise<string> {
  const { teacherId, tool, studentId, useId, requestKey, at } = result
  const { id } = await tx
    .insertInto('tool_results')
    .values({
      ...{ teacher_id: teacherId, tool, student_id: studentId, use_id: useId, request_key: requestKey },
      ...{ created_at: at, changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertVersion(
  tx: Tx,
  { id, version, content, at }: { id: string; version: number; content: ToolContent; at: Date },
): Promise<void> {
  await tx
    .insertInto('tool_result_versions')
    .values({ result_id: id, version, content: writeStorable(content), made_at: at })
    .execute()
}

/** PostgreSQL takes no half of a sign and no NUL: whoever wrote them, the rest is kept. */
function writeStorable(content: ToolContent): string {
  return JSON.stringify(content, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  )
}

/** What was undone goes as soon as something else is made of the version before it. */
export async function deleteLaterVersions(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
  await tx
    .deleteFrom('tool_result_versions')
    .where('result_id', '=', id)
    .where('version', '>', version)
    .execute()
}

/** Of many versions the first, which the tool wrote, and the latest are kept. */
export async function deleteOldVersions(tx: Tx, id: string): Promise<void> {
  await sql`
    delete from tool_result_versions where result_id = ${id} and version > 1 and version not in (
      select version from tool_result_versions where result_id = ${id} order by version desc limit ${keptVersions - 1})`.execute(
    tx,
  )
}

export async function updateShownVersion(
  tx: Tx,
  { id, version, at }: { id: string; version: number; at: Date },
): Promise<void> {
  await tx.updateTable('tool_results').set({ version, changed_at: at }).where('id', '=', id).execute()
}

/** The highest number of a version, also of one that was undone. */
export async function findLatestVersion(tx: Tx, id: string): Promise<number> {
  const { latest } = await tx
    .selectFrom('tool_result_versions')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('result_id', '=', id)
    .executeTakeFirstOrThrow()
  return latest
}

/** The version next to one, earlier or later. */
export async function findVersionBeside(
  tx: Tx,
  { id, version, to }: { id: string; version: number; to: 'back' | 'forward' },
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('tool_result_versions')
    .select('version')
    .where('result_id', '=', id)
    .where('version', to === 'back' ? '<' : '>', version)
    .orderBy('version', to === 'back' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return row?.version
}

export async function updateRemovedResult(tx: Tx, id: string, removedAt: Date | null): Promise<void> {
  await tx.updateTable('tool_results').set({ removed_at: removedAt }).where('id', '=', id).execute()
}

/** Beyond the latest fifty of a teacher nothing is kept; what was removed counts, too, as it can still come back. */
export async function deleteOldResults(tx: Tx, teacherId: string): Promise<void> {
  await sql`
    delete from tool_results where id in (
      select id from tool_results where teacher_id = ${teacherId}
      order by created_at desc, id offset ${keptResults})`.execute(tx)
}

const Exported = Shown.pick({ tool: true, student_name: true, content: true, created_at: true, changed_at: true }).extend({
  removed_at: z.date().nullable(),
})

/** For the file of a teacher's data: what the tools wrote, as it stands now, and what was removed and can still come back. */
export function exportResults(tx: Tx, teacherId: string): Promise<z.infer<typeof Exported>[]> {
  return rows(Exported)`
    select result.tool, student.full_name as student_name, shown.content, result.created_at, result.changed_at, result.removed_at
    ${joined} where result.teacher_id = ${teacherId}
    order by result.created_at desc, result.id limit ${keptResults}`.all(tx)
}

export async function deleteResultsOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('tool_results').where('teacher_id', '=', teacherId).execute()
}
