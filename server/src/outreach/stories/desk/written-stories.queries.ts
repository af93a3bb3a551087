import type { StorySort, StoryState } from '@tower/contract/outreach/story-desk.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { says } from '../../../word-query.ts'

/** What staff write of a story. */
export type StoryWords = {
  title: string
  summary: string
  image_alt: string
  title_es: string | null
  summary_es: string | null
  image_alt_es: string | null
  image_url: string | null
  link_url: string | null
  position: number
  starts_at: Date | null
}

export type WrittenStory = StoryWords & {
  id: string
  status: StoryState
  published_at: Date | null
  author_id: string | null
  author: string | null
  submitted_at: Date | null
  submitted_by_id: string | null
  submitted_by: string | null
  decided_at: Date | null
  decided_by: string | null
  decision_reason: string | null
  updated_at: Date
}

/** How far a story is at a time. */
const statusAt = (now: Date) => sql<StoryState>`case
  when story.published_at > ${now} then 'scheduled'
  when story.published_at is not null then 'published'
  when story.submitted_at is not null then 'waiting'
  when story.decided_at is not null then 'refused'
  else 'draft' end`

const columnsAt = (now: Date) => sql`
  story.id, ${statusAt(now)} as status, story.title, story.summary, story.image_alt, story.title_es, story.summary_es,
  story.image_alt_es, story.image_url, story.link_url, story.position, story.starts_at, story.published_at,
  story.author_id, author.email as author, story.submitted_at, story.submitted_by as submitted_by_id,
  submitter.email as submitted_by, story.decided_at, decider.email as decided_by, story.decision_reason, story.updated_at`
const joined = sql`
  from stories story
  left join users author on author.id = story.author_id
  left join users submitter on submitter.id = story.submitted_by
  left join users decider on decider.id = story.decided_by`

export async function findStory(tx: Tx, id: string, now: Date): Promise<WrittenStory | undefined> {
  const { rows } = await sql<WrittenStory>`
    select ${columnsAt(now)} ${joined} where story.id = ${id}`.execute(tx)
  return rows[0]
}

/** The same, locked until the transaction ends. */
export async function findStoryForUpdate(tx: Tx, id: string, now: Date): Promise<WrittenStory | undefined> {
  await tx.selectFrom('stories').select('id').where('id', '=', id).forUpdate().execute()
  return findStory(tx, id, now)
}

/** Until the transaction ends nobody else writes the story of this form. */
export async function lockStoryOfKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`story of form ${key}`}, 0))`.execute(tx)
}

export async function findStoryOfKey(tx: Tx, key: string, now: Date): Promise<WrittenStory | undefined> {
  const { rows } = await sql<WrittenStory>`
    select ${columnsAt(now)} ${joined} where story.request_key = ${key}`.execute(tx)
  return rows[0]
}

export type StoryFilters = { q?: string | undefined; status?: StoryState | undefined }

/** Each order ends with the id: pages neither overlap nor leave gaps. */
const orders: Record<StorySort, ReturnType<typeof sql>> = {
  '-updated': sql`story.updated_at desc, story.id`,
  updated: sql`story.updated_at, story.id`,
  place: sql`story.position, story.id`,
  '-place': sql`story.position desc, story.id`,
  title: sql`fold_letters(story.title), story.id`,
  '-title': sql`fold_letters(story.title) desc, story.id`,
  submitted: sql`story.submitted_at nulls last, story.id`,
}

export type StoryWindow = { sort: StorySort; limit: number; offset: number; now: Date }

/** One page of the stories that the filters show, and how many they show in all. */
export async function listStoryRows(
  tx: Tx,
  filters: StoryFilters,
  { sort, limit, offset, now }: StoryWindow,
): Promise<{ rows: WrittenStory[] } & BoundedTotal> {
  const { rows } = await sql<WrittenStory>`
    select ${columnsAt(now)} ${joined} where ${matches(filters, now)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  const all = sql`select ${joined} where ${matches(filters, now)}`
  return { rows, ...(await countUpToBound(tx, all)) }
}

/** Some of the stories that the filters show, by id, from the one that follows `after`. */
export async function listStoriesAfter(
  tx: Tx,
  filters: StoryFilters,
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
): Promise<WrittenStory[]> {
  const later = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`story.id > ${after}`
  const { rows } = await sql<WrittenStory>`
    select ${columnsAt(now)} ${joined} where ${matches(filters, now)} and ${later}
    order by story.id limit ${limit}`.execute(tx)
  return rows
}

function matches({ q, status }: StoryFilters, now: Date) {
  const said = sql`concat_ws(' ', story.title, story.summary, story.title_es, story.summary_es, author.email)`
  return sql.join(
    [
      sql<SqlBool>`true`,
      ...(q ? [says(said, q)] : []),
      ...(status ? [sql<SqlBool>`${statusAt(now)} = ${status}`] : []),
    ],
    sql` and `,
  )
}

type NewStory = { words: StoryWords; authorId: string; requestKey: string | null; at: Date }

export async function insertStory(tx: Tx, { words, authorId, requestKey, at }: NewStory): Promise<string> {
  const { id } = await tx
    .insertInto('stories')
    .values({ ...words, author_id: authorId, request_key: requestKey, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type StoryChange = Partial<StoryWords> & {
  author_id?: string
  published_at?: Date | null
  submitted_at?: Date | null
  submitted_by?: string | null
  decided_at?: Date | null
  decided_by?: string | null
  decision_reason?: string | null
}

/** Each form of a story has a time of its own, also of two written in one millisecond: by it one who saw it names it. */
export async function updateStory(tx: Tx, id: string, at: Date, change: StoryChange): Promise<void> {
  const next = sql<Date>`greatest(${at}, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`
  await tx
    .updateTable('stories')
    .set({ ...change, updated_at: next })
    .where('id', '=', id)
    .execute()
}

export async function deleteStoryRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('stories').where('id', '=', id).execute()
}
