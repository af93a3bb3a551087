import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Sent mails, newest first; `to` finds one address. */
export async function listSentMails(tx: Tx, { to, limit }: { to?: string | undefined; limit: number }) {
  return tx
    .selectFrom('mails')
    .select(['id', 'to_email as to', 'subject', 'text', 'html', 'sent_at'])
    .where('sent_at', 'is not', null)
    .$if(to !== undefined, (query) => query.where('to_email', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Sent mails for the list on screen: part of an address is enough, and the bodies stay where they are. */
export async function findSentMails(tx: Tx, search: string) {
  return tx
    .selectFrom('mails')
    .select(['id', 'to_email as to', 'subject', 'sent_at'])
    .where('sent_at', 'is not', null)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`position(${search.toLowerCase()} in to_email) > 0`),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

/** One sent mail. */
export async function findSentMail(tx: Tx, id: string) {
  return tx
    .selectFrom('mails')
    .select(['id', 'to_email as to', 'subject', 'html', 'sent_at'])
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
}

/** How many mails wait to be sent. */
export async function countWaitingMails(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from mails where sent_at is null and given_up_at is null`.execute(tx)
  return rows[0]?.waiting ?? 0
}

/** Classrooms with a code that leads to each, if there is one. */
export async function listDemoClassrooms(tx: Tx) {
  const { rows } = await sql<{
    id: string
    name: string
    school: string | null
    teacher_email: string | null
    confirmed: boolean
    nominations: number
    share_code: string | null
  }>`
    select classroom.id, classroom.name, classroom.school, classroom.teacher_email,
      classroom.confirmed_at is not null and classroom.teacher_id is not null as confirmed,
      (select count(*)::int from classroom_nominations where classroom_id = classroom.id) as nominations,
      (select code from share_links where classroom_id = classroom.id and revoked_at is null
        and (expires_at is null or expires_at > now()) order by created_at, code limit 1) as share_code
    from classrooms classroom order by classroom.created_at, classroom.id limit 200`.execute(tx)
  return rows
}
