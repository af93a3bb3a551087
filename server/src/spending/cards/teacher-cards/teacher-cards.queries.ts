import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { DB } from '../../../database/schema.generated.ts'

export type TeacherCardRow = Selectable<DB['teacher_cards']>

const columns = [
  'id',
  'teacher_id',
  'vendor',
  'label',
  'status',
  'last4',
  'exp_month',
  'exp_year',
  'limit_cents',
  'spend_cents',
  'external_id',
  'alias_email',
  'notes',
  'on_file',
  'verified_at',
  'request_key',
  'created_at',
  'updated_at',
] as const

/** The best first: active before replacing before inactive, and of those the one changed last. */
const bestFirst = sql`array_position(array['active', 'replacing', 'inactive'], status), updated_at desc, id`

/** Every card of a teacher, vendor by vendor, the best of each first. */
export function listTeacherCards(tx: Tx, teacherId: string): Promise<TeacherCardRow[]> {
  return tx
    .selectFrom('teacher_cards')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .orderBy('vendor')
    .orderBy(bestFirst)
    .limit(200)
    .execute()
}

export function findTeacherCardForUpdate(tx: Tx, id: string): Promise<TeacherCardRow | undefined> {
  return tx.selectFrom('teacher_cards').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A teacher's best card of a vendor, held. */
export function findBestForUpdate(
  tx: Tx,
  { teacherId, vendor }: { teacherId: string; vendor: CardVendor },
): Promise<TeacherCardRow | undefined> {
  return tx
    .selectFrom('teacher_cards')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .where('vendor', '=', vendor)
    .orderBy(bestFirst)
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** What a form made that was sent before. */
export function findByFormKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<TeacherCardRow | undefined> {
  return tx
    .selectFrom('teacher_cards')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

export function insertTeacherCard(tx: Tx, row: Insertable<DB['teacher_cards']>): Promise<TeacherCardRow> {
  return tx.insertInto('teacher_cards').values(row).returning(columns).executeTakeFirstOrThrow()
}

export function updateTeacherCard(
  tx: Tx,
  id: string,
  change: Updateable<DB['teacher_cards']>,
): Promise<TeacherCardRow> {
  return tx
    .updateTable('teacher_cards')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export type CardTeacher = { id: string; email: string; full_name: string | null; locale: string }

/** The account of a teacher. */
export function findTeacher(tx: Tx, teacherId: string): Promise<CardTeacher | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'locale'])
    .where('id', '=', teacherId)
    .where('role', '=', 'teacher')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** What was written about somebody's cards goes; that there were any stays, with the money. */
export async function clearCardWords(tx: Tx, teacherId: string): Promise<void> {
  await tx
    .updateTable('teacher_cards')
    .set({ alias_email: null, notes: null, label: '', status: 'inactive' })
    .where('teacher_id', '=', teacherId)
    .execute()
}

/** Lets changes of one teacher's cards wait for each other, where there may be no row yet to lock. */
export async function lockCardsOf(tx: Tx, teacherId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`teacher_cards:${teacherId}`}, 0))`.execute(tx)
}
