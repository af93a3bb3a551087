import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { wholeOf } from './whole-of.ts'

const mostRows = 10_000

/** A person's gifts, oldest first. */
export function listGiftsForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('payments as payment')
    .innerJoin('donors as donor', 'donor.id', 'payment.donor_id')
    .select(['payment.settled_at', 'payment.destination', 'payment.amount_cents', 'payment.fee_cover_cents'])
    .select(['payment.refunded_cents', 'payment.currency', 'payment.email', 'payment.dispute_state'])
    .where('donor.user_id', '=', userId)
    .orderBy('payment.settled_at')
    .orderBy('payment.id')
    .limit(mostRows)
    .execute()
}

/** The receipts of a person's gifts, by number. */
export function listReceiptsForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('receipts as receipt')
    .innerJoin('payments as payment', 'payment.id', 'receipt.payment_id')
    .innerJoin('donors as donor', 'donor.id', 'payment.donor_id')
    .select(['receipt.number', 'receipt.kind', 'receipt.amount_cents', 'receipt.email', 'receipt.issued_at'])
    .select(['receipt.voided_at', 'receipt.replaces_number'])
    .where('donor.user_id', '=', userId)
    .orderBy('receipt.number')
    .limit(mostRows)
    .execute()
}

/** The payments a person began, finished or not, oldest first. */
export function listCheckoutsForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('checkouts')
    .select(['created_at', 'purpose', 'destination', 'amount_cents', 'fee_cover_cents', 'currency'])
    .select(['email', 'display_name', 'anonymous', 'tribute_kind', 'tribute_name', 'state', 'completed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostRows)
    .execute()
}

/** How staff reach a person: first as it is now, then as it stood on records that were joined into theirs. */
export function listContactsForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('donor_contacts as contact')
    .innerJoin('donors as donor', 'donor.id', 'contact.donor_id')
    .select(['contact.is_organization', 'contact.phone', 'contact.postal_address', 'contact.language'])
    .select(['contact.household', 'contact.changed_at'])
    .where((eb) => eb('donor.id', 'in', wholeOf(sql`user_id = ${userId}`)))
    .orderBy((eb) => eb('donor.user_id', 'is', null))
    .orderBy('contact.changed_at', 'desc')
    .limit(mostRows)
    .execute()
}

/** What staff wrote down about a person, without who wrote it. */
export function listNotesForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('donor_notes as note')
    .innerJoin('donors as donor', 'donor.id', 'note.donor_id')
    .select(['note.words', 'note.is_task', 'note.written_at', 'note.done_at'])
    .where('donor.user_id', '=', userId)
    .orderBy('note.written_at')
    .orderBy('note.id')
    .limit(mostRows)
    .execute()
}

/** By which words staff find a person. */
export async function listTagsForExport(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('donor_tags as tag')
    .innerJoin('donors as donor', 'donor.id', 'tag.donor_id')
    .select('tag.tag')
    .where('donor.user_id', '=', userId)
    .orderBy('tag.tag')
    .execute()
  return rows.map(({ tag }) => tag)
}
