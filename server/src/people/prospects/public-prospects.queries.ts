import type { GoalStanding } from '@tower/contract/people/prospects.ts'
import type { Language } from '@tower/contract/language.ts'
import { type NotNull, sql, type SqlBool } from 'kysely'
import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'

const updatesAtMost = 50

export type PublicProspectRow = Awaited<ReturnType<typeof listPublicProspectRows>>[number]
export type PublicGoalRow = Awaited<ReturnType<typeof listPublicGoals>>[number]

// PostgreSQL can't say of a view's columns that they are never null; the tables below it do.
type Kept = {
  id: NotNull
  first_name: NotNull
  last_name: NotNull
  raised_cents: NotNull
  approved_at: NotNull
  open_goals: NotNull
}

/** Where a page of the list ended: the next one begins behind it. */
export type ListPlace = { approvedAt: Date; id: string }

export type PublicFilters = { sport: string | undefined; goal: GoalStanding | undefined }

/** A page of who may be seen, the latest approved first, as far as the filters go, and one more that tells of a next page. */
export function listPublicProspectRows(
  tx: Tx,
  { sport, goal, after, limit }: PublicFilters & { after: ListPlace | undefined; limit: number },
) {
  return tx
    .selectFrom('public_prospects')
    .select(columns.public_prospects)
    .$narrowType<Kept>()
    .$if(sport !== undefined, (query) => query.where('sport', '=', sport ?? ''))
    .$if(goal !== undefined, (query) => query.where('goal_standing', '=', goal ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(approved_at <= ${after?.approvedAt} and (approved_at < ${after?.approvedAt} or id > ${after?.id}))`,
      ),
    )
    .orderBy('approved_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
}

/** Each sport of those who may be seen, by name, and how many; those without one under an empty name. */
export function listShownSports(tx: Tx) {
  return tx
    .selectFrom('shown_sports')
    .select(['sport', 'athletes'])
    .where('athletes', '>', 0)
    .orderBy('sport')
    .execute()
}

/** A prospect, as long as they may be seen. */
export function findPublicProspect(tx: Tx, prospectId: string): Promise<PublicProspectRow | undefined> {
  return tx
    .selectFrom('public_prospects')
    .select(columns.public_prospects)
    .$narrowType<Kept>()
    .where('id', '=', prospectId)
    .executeTakeFirst()
}

/** The open goals of some prospects who may be seen, oldest first. */
export async function listPublicGoals(tx: Tx, prospectIds: string[]) {
  if (prospectIds.length === 0) return []
  return tx
    .selectFrom('public_prospect_goals')
    .select(columns.public_prospect_goals)
    .$narrowType<{
      id: NotNull
      prospect_id: NotNull
      title: NotNull
      target_cents: NotNull
      raised_cents: NotNull
      created_at: NotNull
    }>()
    .where('prospect_id', 'in', prospectIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type PublicUpdateRow = {
  id: string
  media_url: string | null
  has_poster: boolean | null
  spoken: string | null
  spoken_in: Language | null
  caption: string | null
  created_at: Date
}

/** The approved news of a prospect who may be seen, newest first. What the view hides of a picture is hidden here as well. */
export async function listPublicUpdates(tx: Tx, prospectId: string): Promise<PublicUpdateRow[]> {
  const { rows } = await sql<PublicUpdateRow>`
    select news.id, news.media_url, media.poster_file_id is not null as has_poster, media.spoken, media.spoken_in,
      news.caption, news.created_at
    from public_prospect_updates news
    left join prospect_media media on media.path = news.media_url and media.prospect_id = news.prospect_id
    where news.prospect_id = ${prospectId}
    order by news.created_at desc, news.id limit ${updatesAtMost}`.execute(tx)
  return rows
}
