import type { TeamMember } from '@tower/contract/outreach/team.ts'
import { sql } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'

/** One saving of the team. */
export type TeamRow = {
  number: number
  members: TeamMember[]
  saved_at: Date | null
  saved_by: string | null
  restores: number | null
}

export const noTeam: TeamRow = { number: 0, members: [], saved_at: null, saved_by: null, restores: null }

const rows = sql`
  select said.number, said.members, said.saved_at, staff.email as saved_by, said.restores
  from team_lists said left join users staff on staff.id = said.saved_by`

/** The saving that counts. */
export async function findTeam(tx: Tx): Promise<TeamRow> {
  const { rows: found } = await sql<TeamRow>`${rows} order by said.number desc limit 1`.execute(tx)
  return found[0] ?? noTeam
}

export async function findTeamOf(tx: Tx, number: number): Promise<TeamRow | undefined> {
  const { rows: found } = await sql<TeamRow>`${rows} where said.number = ${number}`.execute(tx)
  return found[0]
}

/** Some savings, the latest first, and how many there are. */
export async function listTeams(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TeamRow[] } & BoundedTotal> {
  const { rows: found } = await sql<TeamRow>`
    ${rows} order by said.number desc limit ${limit} offset ${offset}`.execute(tx)
  return { rows: found, ...(await countUpToBound(tx, sql`select from team_lists`)) }
}

export type SavedTeam = {
  number: number
  members: readonly TeamMember[]
  savedAt: Date
  savedBy: string
  restores: number | null
}

/** Adds a saving; false where another took its number first. */
export async function insertTeam(tx: Tx, saved: SavedTeam): Promise<boolean> {
  const added = await tx
    .insertInto('team_lists')
    .values({
      ...{ number: saved.number, members: JSON.stringify(saved.members) },
      ...{ saved_at: saved.savedAt, saved_by: saved.savedBy, restores: saved.restores },
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}
