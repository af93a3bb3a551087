import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Two imports at once would update each other's rows: the second waits for the first to commit. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7261010)`.execute(tx)
}

/** What an import may set. */
export type ImportedFields = {
  name: string
  school: string | null
  city: string | null
  state: string | null
  gradeLevel: string | null
  teacherName: string | null
  teacherEmail: string | null
}

export type KnownClassroom = ImportedFields & {
  id: string
  importKey: string | null
  confirmedAt: Date | null
  mergedInto: string | null
}

/** The classrooms of these keys, locked. A key is the charity's own or our id. */
export function selectByKeysForUpdate(tx: Tx, keys: string[], ids: string[]): Promise<KnownClassroom[]> {
  return tx
    .selectFrom('classrooms')
    .select([
      'id',
      'import_key as importKey',
      'name',
      'school',
      'city',
      'state',
      'grade_level as gradeLevel',
      'teacher_display_name as teacherName',
      'teacher_email as teacherEmail',
      'confirmed_at as confirmedAt',
      'merged_into as mergedInto',
    ])
    .where(sql<boolean>`(import_key = any(${keys}::text[]) or id = any(${ids}::uuid[]))`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Which classrooms the keys mean, without a lock. */
export function selectIdsByKeys(tx: Tx, keys: string[], ids: string[]) {
  return tx
    .selectFrom('classrooms')
    .select(['id', 'import_key as importKey', 'merged_into as mergedInto'])
    .where(sql<boolean>`(import_key = any(${keys}::text[]) or id = any(${ids}::uuid[]))`)
    .execute()
}

const importedColumns = sql`
  key text, id uuid, name text, school text, city text, state text, "gradeLevel" text,
  "teacherName" text, "teacherEmail" text`

/** Creates classrooms; answers the id of each key. */
export async function insertImported(
  tx: Tx,
  rows: (ImportedFields & { key: string })[],
  at: Date,
): Promise<{ id: string; key: string }[]> {
  const { rows: created } = await sql<{ id: string; key: string }>`
    insert into classrooms
      (import_key, name, school, city, state, grade_level, teacher_display_name, teacher_email, created_at, updated_at)
    select key, name, school, city, state, "gradeLevel", "teacherName", "teacherEmail", ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sheet (${importedColumns})
    returning id, import_key as key`.execute(tx)
  return created
}

export async function updateImported(
  tx: Tx,
  rows: (ImportedFields & { id: string })[],
  at: Date,
): Promise<void> {
  await sql`
    update classrooms set
      name = sheet.name, school = sheet.school, city = sheet.city, state = sheet.state,
      grade_level = sheet."gradeLevel", teacher_display_name = sheet."teacherName",
      teacher_email = sheet."teacherEmail", updated_at = ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sheet (${importedColumns})
    where classrooms.id = sheet.id`.execute(tx)
}

export type ImportedConfirmation = { id: string; teacherId: string | null; confirmedAt: Date }

export async function confirmImported(tx: Tx, classrooms: ImportedConfirmation[]): Promise<void> {
  await sql`
    update classrooms set confirmed_at = sheet."confirmedAt", teacher_id = sheet."teacherId"
    from jsonb_to_recordset(${JSON.stringify(classrooms)}::jsonb)
      as sheet (id uuid, "teacherId" uuid, "confirmedAt" timestamptz)
    where classrooms.id = sheet.id`.execute(tx)
}

/** The classrooms among these that no open share code leads to. */
export async function selectWithoutCode(tx: Tx, classroomIds: string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${classroomIds}::uuid[]) as classroom (id)
    where not exists (
      select 1 from share_links
      where classroom_id = classroom.id and revoked_at is null and (expires_at is null or expires_at > ${at}::timestamptz)
    )`.execute(tx)
  return rows.map(({ id }) => id)
}
