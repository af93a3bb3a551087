import {
  emblemKeys,
  keepsakeKeys,
  mostOfferedSlots,
  type EmblemKey,
  type KeepsakeKey,
} from '@tower/contract/learning/keepsakes.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Sold = z.object({ key: z.enum(keepsakeKeys), price_cents: z.number(), active: z.boolean() })
export type KeepsakeRow = z.input<typeof Sold>

/** Every keepsake, also those that are not sold, in their order. */
export function selectKeepsakes(tx: Tx): Promise<KeepsakeRow[]> {
  return rows(Sold)`select key, price_cents, active from keepsakes order by place`.all(tx)
}

/** A keepsake at its price, which nobody changes until the transaction ends. */
export function selectKeepsakeForShare(tx: Tx, key: KeepsakeKey): Promise<KeepsakeRow | undefined> {
  return rows(Sold)`select key, price_cents, active from keepsakes where key = ${key} for share`.first(tx)
}

/** What staff decide of a keepsake. */
export type Offer = Pick<KeepsakeRow, 'price_cents' | 'active'>

/** A keepsake that changes: nobody buys it, or changes it, until the transaction ends. */
export function selectKeepsakeForUpdate(tx: Tx, key: KeepsakeKey): Promise<KeepsakeRow> {
  return rows(Sold)`select key, price_cents, active from keepsakes where key = ${key} for update`.one(tx)
}

/** Changes the price of a keepsake, and whether it is sold. */
export async function updateOffer(tx: Tx, { key, price_cents, active }: Offer & { key: KeepsakeKey }) {
  await tx.updateTable('keepsakes').set({ price_cents, active }).where('key', '=', key).execute()
}

const OfDesk = Sold.extend({ bought: z.number() })

/** Every keepsake with how often it was bought. */
export function selectKeepsakesOfDesk(tx: Tx): Promise<z.input<typeof OfDesk>[]> {
  return rows(OfDesk)`
    select sold.key, sold.price_cents, sold.active, count(kept.id)::int as bought
    from keepsakes sold left join owned_keepsakes kept on kept.keepsake_key = sold.key
    group by sold.key order by sold.place`.all(tx)
}

const Owned = z.object({
  id: z.string(),
  keepsake: z.enum(keepsakeKeys),
  slot_number: z.number().nullable(),
  is_void: z.boolean(),
  is_shown: z.boolean(),
  bought_at: z.date(),
})
export type OwnedRow = z.input<typeof Owned>

const owned = sql`
  select kept.id, kept.keepsake_key as keepsake, slot.number as slot_number, slot.voided_at is not null as is_void,
    kept.is_shown, kept.bought_at
  from owned_keepsakes kept left join slots slot on slot.id = kept.slot_id`

/** All keepsakes of somebody, the newest first. */
export function selectOwned(tx: Tx, userId: string): Promise<OwnedRow[]> {
  return rows(Owned)`${owned} where kept.user_id = ${userId} order by kept.bought_at desc, kept.id`.all(tx)
}

/** A keepsake of somebody's own; of anybody else there is none. */
export function selectOwnedById(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<OwnedRow | undefined> {
  return rows(Owned)`${owned} where kept.id = ${id} and kept.user_id = ${userId}`.first(tx)
}

/** The one that somebody has of a kind, of a certificate for one slot. */
export function selectOwnedByKey(
  tx: Tx,
  { userId, key, slotId }: { userId: string; key: KeepsakeKey; slotId: string | null },
): Promise<OwnedRow | undefined> {
  return rows(Owned)`${owned}
    where kept.user_id = ${userId} and kept.keepsake_key = ${key} and kept.slot_id is not distinct from ${slotId}`.first(
    tx,
  )
}

export type NewKeepsake = {
  id: string
  user_id: string
  keepsake_key: KeepsakeKey
  slot_id: string | null
  price_cents: number
  transaction_id: string
  is_shown: boolean
  bought_at: Date
}

/** Breaks `owned_keepsakes__once` or `owned_keepsakes__once_a_slot` where somebody has it. */
export async function insertOwned(tx: Tx, keepsake: NewKeepsake): Promise<void> {
  await tx.insertInto('owned_keepsakes').values(keepsake).execute()
}

/** Until the transaction ends, nobody else buys for this person, or says which emblem is shown. */
export async function lockKeepsakesOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keepsakes:${userId}`}, 0))`.execute(tx)
}

const Shown = z.object({ key: z.enum(emblemKeys) })

/** The emblem that somebody's public profile shows. */
export async function selectShownEmblem(tx: Tx, userId: string): Promise<EmblemKey | undefined> {
  const shown = await rows(Shown)`
    select keepsake_key as key from owned_keepsakes where user_id = ${userId} and is_shown`.first(tx)
  return shown?.key
}

/** Shows one emblem of somebody, and no other; with null none. Two statements: of two shown at once the index knows. */
export async function updateShown(
  tx: Tx,
  { userId, emblem }: { userId: string; emblem: EmblemKey | null },
): Promise<void> {
  const own = tx.updateTable('owned_keepsakes').where('user_id', '=', userId)
  await own.set({ is_shown: false }).where('is_shown', '=', true).execute()
  if (emblem !== null) await own.set({ is_shown: true }).where('keepsake_key', '=', emblem).execute()
}

const Numbered = z.object({ number: z.number() })

/** Numbers of somebody's slots that stand and have no certificate, the newest first. */
export async function selectSlotsWithout(tx: Tx, userId: string): Promise<number[]> {
  const slots = await rows(Numbered)`
    select slot.number from slots slot
    join donors donor on donor.id = slot.donor_id
    where donor.user_id = ${userId} and slot.voided_at is null and not exists (
      select from owned_keepsakes kept where kept.user_id = ${userId} and kept.slot_id = slot.id)
    order by slot.number desc limit ${mostOfferedSlots}`.all(tx)
  return slots.map(({ number }) => number)
}

const Buyer = z.object({ full_name: z.string().nullable(), locale: z.string().nullable() })

/** Whose keepsakes they are. */
export function selectBuyer(tx: Tx, userId: string): Promise<z.input<typeof Buyer> | undefined> {
  return rows(Buyer)`select full_name, locale from users where id = ${userId}`.first(tx)
}

/** What somebody bought, for the file of their data. */
export function exportKeepsakes(tx: Tx, userId: string) {
  return tx
    .selectFrom('owned_keepsakes')
    .leftJoin('slots', 'slots.id', 'owned_keepsakes.slot_id')
    .select([
      'keepsake_key as keepsake',
      'slots.number as slot_number',
      'price_cents',
      'is_shown',
      'bought_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('bought_at')
    .execute()
}
