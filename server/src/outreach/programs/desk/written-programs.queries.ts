import type { ProgramSort, ProgramState } from '@tower/contract/outreach/program-desk.ts'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { says } from '../../../word-query.ts'

export type ProgramWords = {
  name: string
  description: string
  name_es: string | null
  description_es: string | null
  goal_cents: number
}

export type WrittenProgram = ProgramWords & {
  id: string
  state: ProgramState
  position: number
  followers: number
  updated_at: Date
}

const columns = sql`
  program.id, program.name, program.description, program.name_es, program.description_es, program.state,
  program.goal_cents, program.position, program.updated_at,
  (select count(*)::int from program_interests interest where interest.program_id = program.id) as followers`

export async function findWrittenProgram(tx: Tx, id: string): Promise<WrittenProgram | undefined> {
  const { rows } = await sql<WrittenProgram>`
    select ${columns} from programs program where program.id = ${id}`.execute(tx)
  return rows[0]
}

/** The same, locked until the transaction ends. */
export async function findProgramForUpdate(tx: Tx, id: string): Promise<WrittenProgram | undefined> {
  await tx.selectFrom('programs').select('id').where('id', '=', id).forUpdate().execute()
  return findWrittenProgram(tx, id)
}

export type ProgramFilters = { q?: string | undefined; state?: ProgramState | undefined }

const orders: Record<ProgramSort, ReturnType<typeof sql>> = {
  place: sql`program.position, program.id`,
  '-place': sql`program.position desc, program.id`,
  name: sql`fold_letters(program.name), program.id`,
  '-name': sql`fold_letters(program.name) desc, program.id`,
  '-updated': sql`program.updated_at desc, program.id`,
  updated: sql`program.updated_at, program.id`,
}

/** The programs that the filters show; there are four. */
export async function listProgramRows(
  tx: Tx,
  { q, state }: ProgramFilters,
  sort: ProgramSort,
): Promise<WrittenProgram[]> {
  const said = sql`concat_ws(' ', program.name, program.description, program.name_es, program.description_es)`
  const conditions = [
    sql<SqlBool>`true`,
    ...(q ? [says(said, q)] : []),
    ...(state ? [sql<SqlBool>`program.state = ${state}`] : []),
  ]
  const { rows } = await sql<WrittenProgram>`
    select ${columns} from programs program where ${sql.join(conditions, sql` and `)} order by ${orders[sort]}`.execute(
    tx,
  )
  return rows
}

/** Each form of a program has a time of its own: by it one who saw it names it. */
export async function updateProgram(
  tx: Tx,
  id: string,
  at: Date,
  change: Partial<ProgramWords & { state: ProgramState }>,
): Promise<void> {
  const next = sql<Date>`greatest(${at}, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`
  await tx
    .updateTable('programs')
    .set({ ...change, updated_at: next })
    .where('id', '=', id)
    .execute()
}

export async function listProgramIdsForUpdate(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from programs order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Numbers the programs by their places in `ids`, from 1. */
export async function updateProgramPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update programs program set position = placed.place
    from unnest(${ids}::text[]) with ordinality as placed(id, place)
    where placed.id = program.id and program.position <> placed.place`.execute(tx)
}
