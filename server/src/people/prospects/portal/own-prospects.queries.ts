import type { Language } from '@tower/contract/language.ts'
import type { ProspectStatus, ReviewOutcome, UpdateState } from '@tower/contract/people/prospects.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { isEmptied } from '../is-emptied.ts'
import { reachedBy } from '../prospect-circle.queries.ts'
import type { ProspectActor } from '../prospects.access.ts'
import { says } from '../../../word-query.ts'

export type OwnProspectRow = {
  id: string
  owner_id: string
  first_name: string
  last_name: string
  headline: string | null
  sport: string | null
  position: string | null
  city: string | null
  state: string | null
  school: string | null
  bio: string | null
  cover_url: string | null
  avatar_url: string | null
  status: ProspectStatus
  review_outcome: ReviewOutcome | null
  review_reason: string | null
  consent_id: number | null
  consent_photos: boolean
  raised_cents: number
  revision: number
  created_at: Date
}

const prospectRows = sql`
  select prospect.id, prospect.owner_id, prospect.first_name, prospect.last_name, prospect.headline, prospect.sport,
    prospect.position, prospect.city, prospect.state, prospect.school, prospect.bio, prospect.cover_url,
    prospect.avatar_url, prospect.status, prospect.review_outcome, prospect.review_reason, prospect.consent_id, prospect.consent_photos, prospect.raised_cents, prospect.revision,
    prospect.created_at
  from prospects prospect`

export type Window = { limit: number; offset: number }

const isCalled = (q: string | undefined): RawBuilder<SqlBool> =>
  q === undefined ? sql`true` : says(sql`prospect.first_name || ' ' || prospect.last_name`, q)

/** A page of the profiles somebody sees, and how many there are. Staff see those of everybody who was not erased. */
export async function listOwnRows(
  tx: Tx,
  { actor, q }: { actor: ProspectActor; q?: string | undefined },
  { limit, offset }: Window,
): Promise<{ rows: OwnProspectRow[] } & BoundedTotal> {
  const which = sql`${reachedBy(actor)} and not ${isEmptied} and ${isCalled(q)}`
  const { rows } = await sql<OwnProspectRow>`
    ${prospectRows} where ${which} order by prospect.created_at desc, prospect.id
    limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from prospects prospect where ${which}`)) }
}

/** One of them; what somebody may not see is not there. */
export async function findOwnRow(
  tx: Tx,
  { actor, prospectId }: { actor: ProspectActor; prospectId: string },
): Promise<OwnProspectRow | undefined> {
  const { rows } = await sql<OwnProspectRow>`
    ${prospectRows} where prospect.id = ${prospectId} and ${reachedBy(actor)}`.execute(tx)
  return rows[0]
}

/** Of one profile, or with `prospectId` undefined of all that somebody sees. */
type Of = { actor: ProspectActor; prospectId?: string | undefined }

const isOf = ({ actor, prospectId }: Of): RawBuilder<SqlBool> =>
  prospectId === undefined ? reachedBy(actor) : sql`prospect.id = ${prospectId} and ${reachedBy(actor)}`

export type OwnGoalRow = {
  id: string
  prospect_id: string
  title: string
  description: string | null
  target_cents: number
  raised_cents: number
  is_active: boolean
  revision: number
  created_at: Date
}

/** Goals, open ones or archived ones or both, the newest first. */
export async function listOwnGoalRows(
  tx: Tx,
  of: Of & { isActive?: boolean | undefined },
  { limit, offset }: Window,
): Promise<{ rows: OwnGoalRow[] } & BoundedTotal> {
  const from = sql`from prospect_goals goal join prospects prospect on prospect.id = goal.prospect_id
    where ${isOf(of)} ${of.isActive === undefined ? sql`` : sql`and goal.is_active = ${of.isActive}`}`
  const { rows } = await sql<OwnGoalRow>`
    select goal.id, goal.prospect_id, goal.title, goal.description, goal.target_cents, goal.raised_cents,
      goal.is_active, goal.revision, goal.created_at
    ${from} order by goal.created_at desc, goal.id limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select ${from}`)) }
}

export type OwnUpdateRow = {
  id: string
  prospect_id: string
  caption: string | null
  approved: boolean
  state: UpdateState
  review_reason: string | null
  created_at: Date
  path: string | null
  content_type: string | null
  has_poster: boolean
  seconds: number | null
  spoken: string | null
  spoken_in: Language | null
  consent_id: number | null
}

const updateState = sql`case when news.approved then 'approved' else coalesce(news.review_outcome, 'waiting') end`
const updateColumns = sql`news.id, news.prospect_id, news.caption, news.approved, ${updateState} as state, news.review_reason, news.created_at, media.path,
  media.content_type, media.poster_file_id is not null as has_poster, media.seconds, media.spoken, media.spoken_in,
  prospect.consent_id`
const updateTables = sql`prospect_updates news join prospects prospect on prospect.id = news.prospect_id
  left join prospect_media media on media.id = news.media_id`

/** News, in one state or all, the newest first. */
export async function listOwnUpdateRows(
  tx: Tx,
  of: Of & { state?: UpdateState | undefined },
  { limit, offset }: Window,
): Promise<{ rows: OwnUpdateRow[] } & BoundedTotal> {
  const which = sql`${isOf(of)} ${of.state === undefined ? sql`` : sql`and ${updateState} = ${of.state}`}`
  const { rows } = await sql<OwnUpdateRow>`
    select ${updateColumns} from ${updateTables} where ${which}
    order by news.created_at desc, news.id limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from ${updateTables} where ${which}`)) }
}

/** One update, as whoever keeps its profile sees it. */
export async function getOwnUpdate(tx: Tx, updateId: string): Promise<OwnUpdateRow> {
  const { rows } = await sql<OwnUpdateRow>`
    select ${updateColumns} from ${updateTables} where news.id = ${updateId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an update is gone that was just written')
  return row
}

/** Whether a profile has a goal that takes gifts. */
export async function hasOpenGoal(tx: Tx, prospectId: string): Promise<boolean> {
  const { rows } = await sql`
    select from prospect_goals where prospect_id = ${prospectId} and is_active limit 1`.execute(tx)
  return rows.length > 0
}
