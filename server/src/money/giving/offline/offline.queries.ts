import type { Destination, OfflineKind, OfflineState } from '@tower/contract/money/giving.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Reached } from '../../../outbound-act.ts'

export type OfflineGift = {
  id: string
  kind: OfflineKind
  state: OfflineState
  amount_cents: number
  reference: string
  email: string | null
  donor_name: string | null
  destination: Destination
  given_on: string
  note: string | null
  payment_id: string | null
  /** Whose it is, where no address says so. */
  donor_id: string | null
  entered_by: string
  /** Who last put its amount right; null where it stands as it was entered. */
  amount_by: string | null
  /** Who saw that its money is there. */
  received_by: string | null
  /** Since when it names nobody: its giver was erased, or it is too old. */
  erased_at: Date | null
}

const columns = sql`id, kind, state, amount_cents, reference, email, donor_name, destination,
  to_char(given_on, 'YYYY-MM-DD') as given_on, note, payment_id, donor_id, entered_by, amount_by, received_by, erased_at`

export async function findOfflineForUpdate(tx: Tx, offlineGiftId: string): Promise<OfflineGift | undefined> {
  const { rows } = await sql<OfflineGift>`
    select ${columns} from offline_gifts where id = ${offlineGiftId} for update`.execute(tx)
  return rows[0]
}

const Giver = z.object({
  id: z.string().nullable(),
  user_id: z.string().nullable(),
  addresses: z.array(z.string()),
})

/** Whom a gift reaches, and which donor that is, where there is one yet. */
export type OfflineReached = Reached & { donorId: string | null }

/** Whom its receipt and its money reach: the address written down, and whoever is its donor by now. */
export async function findOfflineReached(tx: Tx, offlineGiftId: string): Promise<OfflineReached> {
  const giver = await rows(Giver)`
    select donor.id, donor.user_id, array_remove(array[gift.email, donor.email], null) as addresses
    from offline_gifts gift left join payments payment on payment.id = gift.payment_id
    left join donors donor on donor.id = coalesce(payment.donor_id, donor_heir(gift.donor_id)) and donor.kind = 'person'
    where gift.id = ${offlineGiftId}`.first(tx)
  const userId = giver?.user_id ?? null
  return {
    ...{ userIds: userId === null ? [] : [userId], addresses: giver?.addresses ?? [] },
    donorId: giver?.id ?? null,
  }
}

export type NewOfflineGift = {
  kind: OfflineKind
  amountCents: number
  reference: string
  email: string | null
  donorName: string | null
  destination: Destination
  givenOn: string
  note: string | null
  /** Staff said that it is another one of the same number, giver and amount. */
  isAnother: boolean
  enteredBy: string
  at: Date
}

/** Two people who enter another one of the same at once take the same place in their row: the second looks again. */
const looks = 5

/** Writes a gift down unless one like it is: two people who enter the same check at once wait for each other here. */
export async function insertOffline(tx: Tx, gift: NewOfflineGift): Promise<string | undefined> {
  for (let look = 0; look < (gift.isAnother ? looks : 1); look += 1) {
    const id = await insertOnce(tx, gift)
    if (id !== undefined) return id
  }
  return undefined
}

async function insertOnce(tx: Tx, gift: NewOfflineGift): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into offline_gifts
      (kind, amount_cents, reference, email, donor_name, destination, given_on, note, copy, entered_by, entered_at)
    values (${gift.kind}, ${gift.amountCents}, ${gift.reference}, ${gift.email}, ${gift.donorName}, ${gift.destination},
      ${gift.givenOn}::date, ${gift.note}, ${gift.isAnother ? nextCopy(gift) : sql`0`}, ${gift.enteredBy}, ${gift.at})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

function nextCopy({ kind, reference, email, donorName, amountCents }: NewOfflineGift) {
  return sql`(select coalesce(max(copy), -1) + 1 from offline_gifts where kind = ${kind} and reference = ${reference}
    and coalesce(email, name_key(donor_name), '') = ${email ?? nameKey(donorName ?? '')}
    and amount_cents = ${amountCents} and state <> 'canceled')`
}

/** Writes down anew what stands on a check. */
export async function updateOfflineFacts(
  tx: Tx,
  offlineGiftId: string,
  facts: { donorName: string | null; reference: string; amountCents: number; givenOn: string },
  by: string,
): Promise<void> {
  await sql`
    update offline_gifts set donor_name = ${facts.donorName}, reference = ${facts.reference},
      amount_by = case when amount_cents = ${facts.amountCents} then amount_by else ${by}::uuid end,
      amount_cents = ${facts.amountCents}, given_on = ${facts.givenOn}::date
    where id = ${offlineGiftId}`.execute(tx)
}

/** Whose a gift is that has come by an address. */
export async function findDonorOfOffline(tx: Tx, gift: OfflineGift): Promise<string | undefined> {
  if (gift.payment_id === null) return undefined
  const paid = await tx
    .selectFrom('payments')
    .select('donor_id')
    .where('id', '=', gift.payment_id)
    .executeTakeFirst()
  return paid?.donor_id ?? undefined
}

type Renaming = { gift: OfflineGift; donorId: string; name: string }

/** Its donor is called as it says now, where their name comes from this gift and from no other: an account has its own. */
export async function renameDonorOf(tx: Tx, { gift, donorId, name }: Renaming): Promise<void> {
  await sql`
    update donors set display_name = ${name}
    where id = ${donorId} and kind = 'person' and user_id is null and merged_into_id is null
      and (by_name and email is null or email = ${gift.email})
      and display_name = ${gift.donor_name}
      and not exists (select from payments paid where paid.donor_id = donors.id and paid.id is distinct from ${gift.payment_id}::uuid)
      and not exists (select from offline_gifts other where other.donor_id = donors.id and other.id <> ${gift.id}
        and other.state <> 'canceled')`.execute(tx)
}

/** Says whose a gift is, where no address does. */
export async function setOfflineDonor(tx: Tx, offlineGiftId: string, donorId: string): Promise<void> {
  await tx.updateTable('offline_gifts').set({ donor_id: donorId }).where('id', '=', offlineGiftId).execute()
}

/** Whoever staff found a giver of an address to be has what is still expected under it. */
export async function carryExpected(
  tx: Tx,
  { email, donorId }: { email: string; donorId: string },
): Promise<void> {
  await tx
    .updateTable('offline_gifts')
    .set({ donor_id: donorId })
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .where('donor_id', 'is', null)
    .execute()
}

export async function setOfflineState(
  tx: Tx,
  offlineGiftId: string,
  to: { state: Exclude<OfflineState, 'pending'>; paymentId: string | null; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('offline_gifts')
    .set({
      ...{ state: to.state, payment_id: to.paymentId, decided_by: to.by, decided_at: to.at },
      ...(to.state === 'received' && { received_by: to.by, received_at: to.at }),
    })
    .where('id', '=', offlineGiftId)
    .execute()
}
