import type { MessageKind, MessageSort, MessageState } from '@tower/contract/outreach/inquiry-desk.ts'
import { messageExcerptLength } from '@tower/contract/outreach/inquiry-desk.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { addressShownTo } from '../../../people/prospects/family-addresses.ts'
import { says } from '../../../word-query.ts'

export type MessageLineRow = {
  id: string
  kind: MessageKind
  status: MessageState
  name: string
  email: string
  organization: string | null
  excerpt: string
  created_at: Date
  answered_at: Date | null
  answered_by: string | null
  archived_at: Date | null
  archived_by: string | null
}

export type MessageRow = MessageLineRow & {
  topic: string | null
  message: string
  locale: string
  answer: string | null
}

const status = sql`case when inquiry.archived_at is not null then 'archived'
  when inquiry.answered_at is not null then 'answered' else 'new' end`

const lineColumns = sql`
  inquiry.id, inquiry.kind, ${status} as status, inquiry.name, inquiry.email, inquiry.organization,
  left(inquiry.message, ${sql.lit(messageExcerptLength)}) as excerpt, inquiry.created_at, inquiry.answered_at,
  answerer.email as answered_by, inquiry.archived_at, archiver.email as archived_by`
const wholeColumns = sql`${lineColumns}, inquiry.topic, inquiry.message, inquiry.locale, inquiry.answer`
const joined = sql`
  from inquiries inquiry
  left join users answerer on answerer.id = inquiry.answered_by
  left join users archiver on archiver.id = inquiry.archived_by`

/** A message with its answer. */
export async function selectMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${wholeColumns} ${joined} where inquiry.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/** A message, locked. */
export async function selectMessageForUpdate(tx: Tx, id: string): Promise<MessageRow | undefined> {
  await tx.selectFrom('inquiries').select('id').where('id', '=', id).forUpdate().execute()
  return selectMessage(tx, id)
}

export type MessageFilters = {
  q?: string | undefined
  status?: MessageState | undefined
  kind?: MessageKind | undefined
  /** Of what came from addresses of families staff without the duty for children see nothing. */
  duties: readonly Duty[]
}

const isNew = sql<SqlBool>`inquiry.answered_at is null and inquiry.archived_at is null`
const byStatus: Record<MessageState, ReturnType<typeof sql<SqlBool>>> = {
  new: isNew,
  answered: sql<SqlBool>`inquiry.answered_at is not null and inquiry.archived_at is null`,
  archived: sql<SqlBool>`inquiry.archived_at is not null`,
}

/** Each order ends with the id: pages neither overlap nor leave gaps. */
const orders: Record<MessageSort, ReturnType<typeof sql>> = {
  waiting: sql`not (${isNew}), case when ${isNew} then inquiry.created_at end, inquiry.created_at desc, inquiry.id`,
  '-created': sql`inquiry.created_at desc, inquiry.id`,
  created: sql`inquiry.created_at, inquiry.id`,
}

export type MessageWindow = { sort: MessageSort; limit: number; offset: number }

/** One page of the messages that the filters show, and how many they show in all. */
export async function listMessageRows(
  tx: Tx,
  filters: MessageFilters,
  { sort, limit, offset }: MessageWindow,
): Promise<{ rows: MessageLineRow[] } & BoundedTotal> {
  const { rows } = await sql<MessageLineRow>`
    select ${lineColumns} ${joined} where ${matches(filters)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from inquiries inquiry where ${matches(filters)}`)) }
}

/** Some of the messages that the filters show, the newest first, from the one that follows `after`. */
export async function listMessagesAfter(
  tx: Tx,
  filters: MessageFilters,
  { after, limit }: { after: Pick<MessageRow, 'created_at' | 'id'> | undefined; limit: number },
): Promise<MessageRow[]> {
  const later = after
    ? sql<SqlBool>`(inquiry.created_at < ${after.created_at} or (inquiry.created_at = ${after.created_at} and inquiry.id > ${after.id}))`
    : sql<SqlBool>`true`
  const { rows } = await sql<MessageRow>`
    select ${wholeColumns} ${joined} where ${matches(filters)} and ${later}
    order by ${orders['-created']} limit ${limit}`.execute(tx)
  return rows
}

function matches({ q, status: wanted, kind, duties }: MessageFilters) {
  const said = sql`concat_ws(' ', inquiry.name, inquiry.email, inquiry.organization, inquiry.message)`
  return sql.join(
    [
      sql<SqlBool>`true`,
      ...(q ? [says(said, q)] : []),
      ...(wanted ? [byStatus[wanted]] : []),
      ...(kind ? [sql<SqlBool>`inquiry.kind = ${kind}`] : []),
      addressShownTo(duties, sql`inquiry.email`) ?? sql<SqlBool>`true`,
    ],
    sql` and `,
  )
}

type Act = { id: string; actorId: string; at: Date }

export async function updateAnswered(tx: Tx, { id, actorId, at, answer }: Act & { answer: string }) {
  await tx
    .updateTable('inquiries')
    .set({ answer, answered_at: at, answered_by: actorId })
    .where('id', '=', id)
    .execute()
}

/** Puts a message away, or takes it back where nobody is named. */
export async function updateArchived(tx: Tx, id: string, by: Omit<Act, 'id'> | undefined) {
  await tx
    .updateTable('inquiries')
    .set({ archived_at: by?.at ?? null, archived_by: by?.actorId ?? null })
    .where('id', '=', id)
    .execute()
}
