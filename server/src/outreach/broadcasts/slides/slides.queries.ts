import type { SlideStatus } from '@tower/contract/outreach/broadcast-slides.ts'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SlideRow } from '../broadcasts.queries.ts'
import { says } from '../../../word-query.ts'

/** What staff write of a slide. */
export type SlideWish = Omit<SlideRow, 'id' | 'position' | 'publish_at'> & {
  status: SlideStatus
  publish_at: Date | null
}

export type ManagedSlide = SlideWish & { id: string; position: number; updated_at: Date }

const columns = sql`id, title, kind, status, transition, body, media_url, cta_label, cta_href, duration_sec, pin,
  is_urgent, publish_at, expires_at, position, updated_at`

export type SlideFilters = { q: string | undefined; status: SlideStatus | undefined }

/** The slides that the filters show, in their order, and how many there are in all. */
export async function listSlideRows(
  tx: Tx,
  { q, status }: SlideFilters,
): Promise<{ rows: ManagedSlide[]; total: number }> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(q ? [says(sql`title || ' ' || body`, q)] : []),
    ...(status ? [sql<SqlBool>`status = ${status}`] : []),
  ]
  const { rows } = await sql<ManagedSlide>`
    select ${columns} from broadcasts where ${sql.join(conditions, sql` and `)} order by position, id`.execute(
    tx,
  )
  return { rows, total: await countSlides(tx) }
}

export async function countSlides(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from broadcasts`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Until the transaction ends nobody else writes slides: their order and their number stay true. */
export async function lockSlides(tx: Tx): Promise<void> {
  await sql`lock table broadcasts in share row exclusive mode`.execute(tx)
}

export async function findSlide(tx: Tx, id: string): Promise<ManagedSlide | undefined> {
  const { rows } = await sql<ManagedSlide>`select ${columns} from broadcasts where id = ${id}`.execute(tx)
  return rows[0]
}

export async function findSlideOfKey(tx: Tx, requestKey: string): Promise<ManagedSlide | undefined> {
  const { rows } = await sql<ManagedSlide>`
    select ${columns} from broadcasts where request_key = ${requestKey}`.execute(tx)
  return rows[0]
}

type NewSlide = { wish: SlideWish; requestKey: string | null; at: Date }

/** Writes a slide behind all others. */
export async function insertSlide(tx: Tx, { wish, requestKey, at }: NewSlide): Promise<ManagedSlide> {
  const { id } = await tx
    .insertInto('broadcasts')
    .values({
      ...wish,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from broadcasts)`,
      ...{ request_key: requestKey, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return written(await findSlide(tx, id))
}

export async function updateSlide(
  tx: Tx,
  id: string,
  change: Partial<SlideWish> & { updated_at: Date },
): Promise<ManagedSlide> {
  await tx.updateTable('broadcasts').set(change).where('id', '=', id).execute()
  return written(await findSlide(tx, id))
}

export async function deleteSlide(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('broadcasts').where('id', '=', id).execute()
}

export async function listSlideIds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from broadcasts order by position, id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Numbers the slides by their places in `ids`. */
export async function updatePositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update broadcasts slide set position = placed.place - 1
    from unnest(${ids}::uuid[]) with ordinality as placed(id, place)
    where placed.id = slide.id and slide.position <> placed.place - 1`.execute(tx)
}

function written(slide: ManagedSlide | undefined): ManagedSlide {
  if (!slide) throw new Error('a slide was not written')
  return slide
}
