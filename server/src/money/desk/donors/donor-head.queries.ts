import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Head = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  by_name: z.boolean(),
  account_id: z.string().nullable(),
  created_at: z.date(),
})
export type DonorHead = z.infer<typeof Head>

/** What stands in place of the address of whoever was erased is none. */
const address = sql`case when coalesce(account.email, donor.email) not like 'erased-%@erased.invalid'
  then coalesce(account.email, donor.email) end`
const name = sql`coalesce(account.full_name, donor.display_name)`
const columns = sql`donor.id, ${name} as name, ${address} as email, donor.by_name, donor.user_id as account_id, donor.created_at`

/** Some donors and all that were joined into them, one into the other: begins a statement that reads of `whole`. */
export const withWhole = (ids: readonly string[]): RawBuilder<unknown> => sql`recursive whole as (
  select id from donors where id = any(${ids}::uuid[])
  union select joined.id from donors joined join whole on joined.merged_into_id = whole.id)`

/**
 * Whoever a donor is by now, by their own id or by that of their account: whom they were joined into, and of accounts that
 * are one human the one they are looked at with; first that one, then the others.
 */
export function listHeads(tx: Tx, donorId: string): Promise<DonorHead[]> {
  return rows(Head)`
    with head as (
      select coalesce(same_as_id, id) as id from donors
      where kind = 'person' and (id = donor_heir(${donorId}) or user_id = ${donorId}) limit 1)
    select ${columns} from head
    join donors donor on donor.id = head.id or donor.same_as_id = head.id
    left join users account on account.id = donor.user_id
    order by donor.id <> head.id, donor.created_at, donor.id`.all(tx)
}

const Sums = z.object({
  gifts: z.number(),
  given_cents: z.number(),
  last_gift_at: z.date().nullable(),
  slots_minted: z.number(),
  progress_cents: z.number(),
})

/** What some donors gave together, and what lies towards their next slots. */
export function sumDonors(tx: Tx, ids: readonly string[]): Promise<z.infer<typeof Sums>> {
  return rows(Sums)`
    select given.*, tower.* from (
      -- What is bought is no gift: a pack of credits counts for nobody's giving.
      select count(*)::int as gifts, max(settled_at) as last_gift_at,
        coalesce(sum(greatest(amount_cents + fee_cover_cents - refunded_cents, 0)), 0)::bigint as given_cents
      from payments where donor_id = any(${ids}::uuid[]) and state = 'settled' and destination <> 'credits') given
    cross join (
      select coalesce(sum(donor.slots_minted), 0)::int as slots_minted,
        coalesce(sum(account.balance_cents), 0)::bigint as progress_cents
      from donors donor left join ledger_accounts account
        on account.kind = 'donor_program' and account.owner_id = donor.id
      where donor.id = any(${ids}::uuid[])) tower`.one(tx)
}

const Contact = z.object({
  donor_id: z.string(),
  is_organization: z.boolean(),
  phone: z.string().nullable(),
  postal_address: z.string().nullable(),
  language: z.enum(['en', 'es']).nullable(),
  household: z.string().nullable(),
  changed_at: z.date(),
})
export type ContactRow = z.infer<typeof Contact>

/** How some donors are reached, and whoever was joined into them was. */
export function listContacts(tx: Tx, ids: readonly string[]): Promise<ContactRow[]> {
  return rows(Contact)`
    with ${withWhole(ids)}
    select contact.donor_id, is_organization, phone, postal_address, language, household, changed_at
    from whole join donor_contacts contact on contact.donor_id = whole.id
    order by contact.donor_id <> ${ids[0] ?? null}::uuid, changed_at desc`.all(tx)
}

const Other = z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() })
const mostOthers = 20

/** Who else is of a household. */
export function listHousehold(tx: Tx, household: string, ids: readonly string[]) {
  return rows(Other)`
    select donor.id, ${name} as name, ${address} as email from donor_contacts contact
    join donors donor on donor.id = contact.donor_id left join users account on account.id = donor.user_id
    where contact.household is not null and name_key(contact.household) = name_key(${household})
      and donor.merged_into_id is null and donor.id <> all(${ids}::uuid[])
    order by fold_letters(${name}), donor.id limit ${mostOthers}`.all(tx)
}

/** Under which other names and addresses the newest gifts of some donors came. */
export async function listSpellings(
  tx: Tx,
  ids: readonly string[],
  known: readonly (string | null)[],
): Promise<string[]> {
  const found = await rows(z.object({ said: z.string() }))`
    with gift as materialized (
      select payment.email, payment.checkout_id from payments payment where payment.donor_id = any(${ids}::uuid[])
      order by payment.settled_at desc, payment.id desc limit 500)
    select distinct said from (
      select email as said from gift union
      select checkout.display_name from gift join checkouts checkout on checkout.id = gift.checkout_id) spelled
    where said is not null and said <> all(${known.filter((word) => word !== null)}::text[])
    order by said limit ${mostOthers}`.all(tx)
  return found.map(({ said }) => said)
}
