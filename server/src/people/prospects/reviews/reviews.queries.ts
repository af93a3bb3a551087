import type { Language } from '@tower/contract/language.ts'
import type { ProspectStatus, ReviewOutcome, UpdateState } from '@tower/contract/people/prospects.ts'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { says } from '../../../word-query.ts'

type Decided = {
  reviewed_at: Date | null
  reviewed_by: string | null
  outcome: ReviewOutcome | null
  reason: string | null
}

export type ProspectReviewRow = Decided & {
  id: string
  owner_id: string
  first_name: string
  last_name: string
  headline: string | null
  sport: string | null
  position: string | null
  bio: string | null
  city: string | null
  state: string | null
  school: string | null
  avatar_url: string | null
  cover_url: string | null
  status: ProspectStatus
  keeper_email: string
  keeper_locale: string
  consent_id: number | null
  consented: boolean
  consent_photos: boolean
  consent_location: boolean
  consent_school: boolean
  born_on: string | null
  submitted_at: Date | null
  updated_at: Date
  revision: number
}

const reviewed = sql`
  select prospect.id, prospect.owner_id, prospect.first_name, prospect.last_name, prospect.headline, prospect.sport,
    prospect.position, prospect.bio, prospect.city, prospect.state, prospect.school, prospect.avatar_url, prospect.cover_url,
    prospect.status, keeper.email as keeper_email,
    keeper.locale as keeper_locale, prospect.consent_id, prospect.consent_id is not null as consented,
    prospect.consent_photos, prospect.consent_location, prospect.consent_school, to_char(prospect.date_of_birth, 'YYYY-MM-DD') as born_on,
    prospect.submitted_at, prospect.updated_at, prospect.revision, prospect.reviewed_at, reviewer.email as reviewed_by,
    prospect.review_outcome as outcome, prospect.review_reason as reason
  from prospects prospect
  join users keeper on keeper.id = prospect.owner_id
  left join users reviewer on reviewer.id = prospect.reviewed_by_id`

export type ReviewFilters<State> = { q: string | undefined; status: State | undefined }
type Window = { limit: number; offset: number }

function matches({ q, status }: ReviewFilters<ProspectStatus>) {
  const said = sql`concat_ws(' ', prospect.first_name, prospect.last_name, prospect.sport, keeper.email)`
  return sql<SqlBool>`true
    ${q ? sql`and ${says(said, q)}` : sql``}
    ${status ? sql`and prospect.status = ${status}` : sql``}`
}

/** One page of the profiles that the filters show, those that wait first. */
export async function listProspectsForReview(
  tx: Tx,
  { q, status }: ReviewFilters<ProspectStatus>,
  { limit, offset }: Window,
): Promise<{ rows: ProspectReviewRow[] } & BoundedTotal> {
  const shown = matches({ q, status })
  const { rows: items } = await sql<ProspectReviewRow>`
    ${reviewed} where ${shown}
    order by prospect.status <> 'pending', case when prospect.status = 'pending' then prospect.submitted_at end,
      prospect.updated_at desc, prospect.id
    limit ${limit} offset ${offset}`.execute(tx)
  const counted = await countUpToBound(
    tx,
    sql`select from prospects prospect join users keeper on keeper.id = prospect.owner_id where ${shown}`,
  )
  return { rows: items, ...counted }
}

export async function findProspectForReview(
  tx: Tx,
  prospectId: string,
): Promise<ProspectReviewRow | undefined> {
  const found = await sql<ProspectReviewRow>`${reviewed} where prospect.id = ${prospectId}`.execute(tx)
  return found.rows[0]
}

export type ReviewedGuardian = z.infer<typeof GuardianRow>
const GuardianRow = z.object({
  id: z.string(),
  email: z.string().nullable(),
  state: z.enum(['invited', 'confirmed', 'left']),
  invited_by: z.string().nullable(),
  second_proof: z.string().nullable(),
  second_proof_by: z.string().nullable(),
  second_proof_at: z.date().nullable(),
  /** From when they were named to their first word. */
  answered_hours: z.number().nullable(),
})

export type ReviewedWordRow = z.infer<typeof WordRow>
const WordRow = z.object({
  id: z.string(),
  role: z.enum(['guardian', 'athlete']),
  how: z.string().nullable(),
  at: z.date(),
  profile: z.boolean(),
  photos: z.boolean(),
  location: z.boolean(),
  school: z.boolean(),
  text_version: z.number().nullable(),
  signed_name: z.string().nullable(),
  email: z.string().nullable(),
  paper: z.string().nullable(),
})

/** A goal in the words that everyone reads while it is open. */
export type ReviewedGoal = { title: string; description: string | null; is_active: boolean }

/** What stands beside a profile: its goals, open and archived, its guardians, and every word, the newest first. */
export async function findReviewParts(
  tx: Tx,
  prospectId: string,
): Promise<{ goals: ReviewedGoal[]; guardians: ReviewedGuardian[]; words: ReviewedWordRow[] }> {
  const goals = await tx
    .selectFrom('prospect_goals')
    .select(['title', 'description', 'is_active'])
    .where('prospect_id', '=', prospectId)
    .orderBy('is_active', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const guardians = await rows(GuardianRow)`
    select guardian.id, guardian.email, guardian.state, inviter.email as invited_by, guardian.second_proof,
      prover.email as second_proof_by, guardian.second_proof_at, (
        select floor(extract(epoch from min(word.recorded_at) - guardian.invited_at) / 3600)::int
        from prospect_consents word where word.prospect_guardian_id = guardian.id) as answered_hours
    from prospect_guardians guardian
    left join users inviter on inviter.id = guardian.invited_by_id
    left join users prover on prover.id = guardian.second_proof_by_id
    where guardian.prospect_id = ${prospectId} order by guardian.invited_at, guardian.id`.all(tx)
  const words = await rows(WordRow)`
    select word.id::text, word.role, word.how, word.recorded_at as at, word.granted as profile, word.photos, word.location,
      word.school, word.text_version, evidence.signed_name, coalesce(evidence.email, case when speaker.erased_at is null then speaker.email end) as email, evidence.paper
    from prospect_consents word
    left join prospect_consent_evidence evidence on evidence.consent_id = word.id
    left join users speaker on speaker.id = word.recorded_by_id
    where word.prospect_id = ${prospectId} order by word.id desc limit 100`.all(tx)
  return { goals, guardians, words }
}

export type UpdateReviewRow = Decided & {
  id: string
  prospect_id: string
  athlete: string
  caption: string | null
  path: string | null
  faces_covered: number | null
  has_poster: boolean
  spoken: string | null
  spoken_in: Language | null
  consent_id: number | null
  author_id: string | null
  author_email: string | null
  keeper_email: string
  keeper_locale: string
  created_at: Date
  status: UpdateState
}

const updateStatus = sql`case when news.approved then 'approved' else coalesce(news.review_outcome, 'waiting') end`
const updates = sql`
  select news.id, news.prospect_id,
    prospect.first_name || ' ' || upper(left(btrim(prospect.last_name), 1)) || '.' as athlete, news.caption,
    media.path, (select covered_faces from files where files.id = media.file_id) as faces_covered, media.poster_file_id is not null as has_poster, media.spoken, media.spoken_in, prospect.consent_id,
    news.author_id, author.email as author_email, keeper.email as keeper_email,
    keeper.locale as keeper_locale, news.created_at, ${updateStatus} as status, news.reviewed_at,
    reviewer.email as reviewed_by, news.review_outcome as outcome, news.review_reason as reason`
const updateTables = sql`
  from prospect_updates news
  join prospects prospect on prospect.id = news.prospect_id
  join users keeper on keeper.id = prospect.owner_id
  left join prospect_media media on media.id = news.media_id
  left join users author on author.id = news.author_id
  left join users reviewer on reviewer.id = news.reviewed_by_id`

function matchesNews({ q, status }: ReviewFilters<UpdateState>) {
  const said = sql`concat_ws(' ', prospect.first_name, prospect.last_name, news.caption, author.email)`
  return sql<SqlBool>`true
    ${q ? sql`and ${says(said, q)}` : sql``}
    ${status ? sql`and ${updateStatus} = ${status}` : sql``}`
}

/** One page of the news that the filters show, those that wait first. */
export async function listUpdatesForReview(
  tx: Tx,
  { q, status }: ReviewFilters<UpdateState>,
  { limit, offset }: Window,
): Promise<{ rows: UpdateReviewRow[] } & BoundedTotal> {
  const shown = matchesNews({ q, status })
  const { rows: items } = await sql<UpdateReviewRow>`
    ${updates} ${updateTables} where ${shown}
    order by ${updateStatus} <> 'waiting', case when ${updateStatus} = 'waiting' then news.created_at end,
      news.created_at desc, news.id
    limit ${limit} offset ${offset}`.execute(tx)
  return { rows: items, ...(await countUpToBound(tx, sql`select ${updateTables} where ${shown}`)) }
}

export async function findUpdateForReview(tx: Tx, updateId: string): Promise<UpdateReviewRow | undefined> {
  const found = await sql<UpdateReviewRow>`
    ${updates} ${updateTables} where news.id = ${updateId}`.execute(tx)
  return found.rows[0]
}

/**
 * The same, with its athlete locked, as everything that changes what is shown of one: of two who decide at once the second
 * reads what the first decided, and who mails the news holds it before it is hidden.
 */
export async function findUpdateToDecide(tx: Tx, updateId: string): Promise<UpdateReviewRow | undefined> {
  await sql`select from prospects where id = (select prospect_id from prospect_updates where id = ${updateId}) for update`.execute(
    tx,
  )
  return findUpdateForReview(tx, updateId)
}

export type Decision = { outcome: ReviewOutcome; reason: string | null; byId: string; at: Date }

/** Keeps what was decided on a profile; what is not approved is a draft again, for its keeper to mend. */
export async function updateProspectDecision(
  tx: Tx,
  prospectId: string,
  { outcome, reason, byId, at }: Decision,
): Promise<void> {
  const isApproved = outcome === 'approved'
  await tx
    .updateTable('prospects')
    .set({
      status: isApproved ? 'approved' : 'draft',
      ...(isApproved ? { approved_at: at, approved_by_id: byId } : {}),
      reviewed_at: at,
      reviewed_by_id: byId,
      review_outcome: outcome,
      review_reason: reason,
      updated_at: at,
    })
    .where('id', '=', prospectId)
    .execute()
}

export async function updateUpdateDecision(
  tx: Tx,
  updateId: string,
  { outcome, reason, byId, at }: Decision,
): Promise<void> {
  const isApproved = outcome === 'approved'
  await tx
    .updateTable('prospect_updates')
    .set({
      approved: isApproved,
      approved_by_id: isApproved ? byId : null,
      reviewed_at: at,
      reviewed_by_id: byId,
      review_outcome: outcome,
      review_reason: reason,
    })
    .where('id', '=', updateId)
    .execute()
}
