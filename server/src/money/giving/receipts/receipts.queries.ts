import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/**
 * A receipt that is being written, for its mail: its number, the giver's language and name, what was asked for,
 * where the money is and whom the gift honors.
 */
export const writtenReceipt = sql`written_receipt`

const requestedBy = (
  giftCents: number,
) => sql`jsonb_build_object('destination', checkout.destination, 'goes_to', checkout.goes_to,
  'amount_cents', ${giftCents}::bigint, 'classroom_id', checkout.classroom_id, 'classroom_name', classroom.name)`

const offlineKindOf = (offlineGiftId: string | null) =>
  sql`(select offline.kind from offline_gifts offline where offline.id = ${offlineGiftId}::uuid)`

/** The name given with the gift; of a later month the donor's own, where staff corrected it since the gift was asked for. */
const nameGiven = sql`case when payment.checkout_id is null and guest.corrected_at > checkout.created_at
  then guest.display_name else checkout.display_name end`

/**
 * Writes a receipt under the next number, and in the same statement its mail: the counter's row stays locked until the
 * commit, so that an abandoned number is taken again, and everybody who gives waits meanwhile.
 */
export async function insertReceipt(
  tx: Tx,
  receipt: {
    paymentId: string
    checkoutId: string | null
    /** Of a gift that no payment provider took. */
    offlineGiftId: string | null
    /** What was given, whatever of it went back. */
    giftCents: number
    /** Of a later month of a monthly gift: the checkout it began with, which said all but the amount. */
    begunById: string | null
    kind: 'donation' | 'purchase'
    amountCents: number
    email: string | null
    replacesNumber: number | null
    at: Date
    /** Queues its mail from {@link writtenReceipt}; of a giver without an address nothing is. */
    mail: RawBuilder<unknown> | undefined
    /** Parts of a statement that are sent with it, as `notifyingStaff` writes them. */
    alongside?: RawBuilder<unknown> | undefined
  },
): Promise<number> {
  const { paymentId, checkoutId, email, mail, alongside } = receipt
  const { rows } = await sql<{ number: number }>`
    with taken as (update receipt_counter set last_number = last_number + 1 returning last_number),
    written as (
      insert into receipts (number, payment_id, kind, amount_cents, email, issued_at, replaces_number)
      select last_number, ${paymentId}, ${receipt.kind}, ${receipt.amountCents}, ${email}, ${receipt.at}, ${receipt.replacesNumber}
      from taken returning number
    )${
      mail === undefined
        ? sql``
        : sql`,
    ${writtenReceipt} as (
      select 'receipt:' || number as dedupe_key, coalesce(account.locale, checkout.language, 'en') as locale,
        jsonb_build_object('number', number, 'giverName', coalesce(account.full_name, ${nameGiven}, guest.display_name),
          'givenBy', coalesce(${nameGiven}, account.full_name, guest.display_name),
          'tribute', case when checkout.tribute_kind is not null
            then jsonb_build_object('kind', checkout.tribute_kind, 'name', checkout.tribute_name) end,
          'requested', case when checkout.id is not null then ${requestedBy(receipt.giftCents)} end,
          'offlineKind', ${offlineKindOf(receipt.offlineGiftId)},
          'filled', (select jsonb_agg(slot.number order by slot.ordinal) from slot_shares share
            join slots slot on slot.id = share.slot_id where share.payment_id = ${paymentId}),
          'isInBudget', (select given_at is not null from direct_gifts where payment_id = ${paymentId}),
          'givenSlots', (select count(*)::int from slots slot
            where slot.payment_id = ${paymentId} and slot.classroom_id = checkout.classroom_id)) as params
      from written left join checkouts checkout on checkout.id = coalesce(${checkoutId}::uuid, ${receipt.begunById}::uuid)
      left join users account on account.email = ${email} and account.email_verified_at is not null
      left join classrooms classroom on classroom.id = checkout.classroom_id
      left join payments payment on payment.id = ${paymentId}
      left join donors guest on guest.id = payment.donor_id and guest.kind = 'person' and guest.user_id is null
    ),
    mailed as (${mail})`
    }${alongside === undefined ? sql`` : sql`, ${alongside}`}
    select number from written`.execute(tx)
  const [written] = rows
  if (!written) throw new Error('there is no counter of receipts')
  return written.number
}

/** Voids the valid receipt of a payment and answers its number. */
export async function voidValidReceipt(tx: Tx, paymentId: string, at: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('receipts')
    .set({ voided_at: at })
    .where('payment_id', '=', paymentId)
    .where('voided_at', 'is', null)
    .returning('number')
    .executeTakeFirst()
  return row?.number
}

/** The number a payment had last, valid or void. */
export async function findLastReceipt(tx: Tx, paymentId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', '=', paymentId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number
}

/**
 * Where what takes the place of a receipt goes: to where that went, unless it went where the gift said and staff have corrected the
 * giver's address since: then to that, or to their account's where they have one by now, also once the address that was wrong is erased.
 * Nowhere, once its giver is.
 */
export function getReceiptAddress(tx: Tx, number: number): Promise<{ email: string | null }> {
  return rows(z.object({ email: z.string().nullable() }))`
    select case when receipt.email is not distinct from payment.email and giver.corrected_at > receipt.issued_at
        and coalesce(account.email, giver.email) not like 'erased-%@erased.invalid'
      then coalesce(account.email, giver.email) else receipt.email end as email
    from receipts receipt join payments payment on payment.id = receipt.payment_id
    left join donors giver on giver.id = payment.donor_id and giver.kind = 'person'
    left join users account on account.id = giver.user_id
    where receipt.number = ${number}`.one(tx)
}

export async function findValidReceipt(tx: Tx, paymentId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', '=', paymentId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return row?.number
}
