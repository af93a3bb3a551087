import type { Destination } from '@tower/contract/money/giving.ts'
import type { PledgeRhythm } from '@tower/contract/money/pledges.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { wholeOf } from '../giving/donors/whole-of.ts'

export type NewPledge = {
  donorId: string
  amountCents: number
  destination: Destination
  rhythm: PledgeRhythm
  reminds: boolean
  note: string | null
  requestKey: string
  enteredBy: string
  at: Date
}

/** Writes a pledge down; undefined where this press of the button did so before. */
export async function insertPledge(tx: Tx, pledge: NewPledge): Promise<string | undefined> {
  const row = await tx
    .insertInto('pledges')
    .values({
      donor_id: pledge.donorId,
      amount_cents: pledge.amountCents,
      destination: pledge.destination,
      rhythm: pledge.rhythm,
      reminds: pledge.reminds,
      note: pledge.note,
      request_key: pledge.requestKey,
      entered_by: pledge.enteredBy,
      entered_at: pledge.at,
    })
    .onConflict((conflict) => conflict.constraint('pledges__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether a donor, or one that was joined into them, has promised something. */
export async function hasPledge(tx: Tx, donorId: string): Promise<boolean> {
  const { found } = await rows(z.object({ found: z.boolean() }))`
    select exists (select from pledges where donor_id in ${wholeOf(sql`id = ${donorId}`)}) as found`.one(tx)
  return found
}

/** What the same press of a button wrote down. */
export async function findByKey(
  tx: Tx,
  { enteredBy, requestKey }: { enteredBy: string; requestKey: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pledges')
    .select('id')
    .where('entered_by', '=', enteredBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.id
}

export type PlannedInstallment = { dueOn: string; amountCents: number }

export async function insertInstallments(
  tx: Tx,
  pledgeId: string,
  installments: readonly PlannedInstallment[],
): Promise<void> {
  await tx
    .insertInto('pledge_installments')
    .values(
      installments.map(({ dueOn, amountCents }, place) => ({
        pledge_id: pledgeId,
        place,
        due_on: sql<Date>`${dueOn}::date`,
        amount_cents: amountCents,
      })),
    )
    .execute()
}

const Pledge = z.object({
  id: z.string(),
  donor_id: z.string(),
  amount_cents: z.number(),
  destination: z.enum(['classrooms', 'prospects', 'project']),
  ended_at: z.date().nullable(),
})
export type Pledge = z.infer<typeof Pledge>

const columns = sql`id, donor_id, amount_cents, destination, ended_at`

/** Holds a pledge: whoever changes anything of it takes turns here, before any donor's row. */
export function findPledgeForUpdate(tx: Tx, pledgeId: string): Promise<Pledge | undefined> {
  return rows(Pledge)`select ${columns} from pledges where id = ${pledgeId} for update`.first(tx)
}

/** The same by one of its installments. */
export function findPledgeOfForUpdate(tx: Tx, installmentId: string): Promise<Pledge | undefined> {
  return rows(Pledge)`
    select ${columns} from pledges where id = (select pledge_id from pledge_installments where id = ${installmentId})
    for update`.first(tx)
}

const Installment = z.object({
  id: z.string(),
  due_on: z.string(),
  amount_cents: z.number(),
  paid_cents: z.number(),
  expected_cents: z.number(),
  reminded_at: z.date().nullable(),
})
export type InstallmentRow = z.infer<typeof Installment>

/** The installments of a pledge with what of each has come, in the order of their days. */
export function listInstallments(tx: Tx, pledgeId: string): Promise<InstallmentRow[]> {
  return rows(Installment)`
    select standing.id, to_char(standing.due_on, 'YYYY-MM-DD') as due_on, standing.amount_cents, standing.paid_cents,
      standing.expected_cents, installment.reminded_at
    from pledge_standings standing join pledge_installments installment on installment.id = standing.id
    where standing.pledge_id = ${pledgeId} order by standing.due_on, standing.place`.all(tx)
}

/** Of gifts that went back since, or came to less, only what stands goes on counting: then another may take its place. */
export async function letGo(tx: Tx, installmentId: string): Promise<void> {
  await sql`
    update pledge_gifts counted set amount_cents = standing.paid_cents + standing.expected_cents
    from pledge_gift_standings standing
    where standing.id = counted.id and counted.installment_id = ${installmentId}
      and counted.amount_cents > standing.paid_cents + standing.expected_cents`.execute(tx)
}

export type CountedGift = {
  installmentId: string
  giftId: string
  isOffline: boolean
  cents: number
  by: string
  at: Date
}

/** Whether the gift pays this installment now; it does not where it pays one already. */
export async function insertCounted(tx: Tx, gift: CountedGift): Promise<boolean> {
  const row = await tx
    .insertInto('pledge_gifts')
    .values({
      installment_id: gift.installmentId,
      offline_gift_id: gift.isOffline ? gift.giftId : null,
      payment_id: gift.isOffline ? null : gift.giftId,
      amount_cents: gift.cents,
      counted_by: gift.by,
      counted_at: gift.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The pledge of a gift that pays an installment. */
export async function findPledgeOfCounted(tx: Tx, pledgeGiftId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pledge_gifts')
    .innerJoin('pledge_installments', 'pledge_installments.id', 'pledge_gifts.installment_id')
    .select('pledge_installments.pledge_id')
    .where('pledge_gifts.id', '=', pledgeGiftId)
    .executeTakeFirst()
  return row?.pledge_id
}

/** How much it counted for; undefined where it is gone. */
export async function deleteCounted(tx: Tx, pledgeGiftId: string): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('pledge_gifts')
    .where('id', '=', pledgeGiftId)
    .returning('amount_cents')
    .executeTakeFirst()
  return row?.amount_cents
}

export async function updateDay(tx: Tx, installmentId: string, dueOn: string): Promise<void> {
  await sql`update pledge_installments set due_on = ${dueOn}::date where id = ${installmentId}`.execute(tx)
}

export async function updateReminded(tx: Tx, installmentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('pledge_installments')
    .set({ reminded_at: at })
    .where('id', '=', installmentId)
    .execute()
}

export async function updateEnded(
  tx: Tx,
  pledgeId: string,
  { reason, by, at }: { reason: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('pledges')
    .set({ ended_reason: reason, ended_by: by, ended_at: at })
    .where('id', '=', pledgeId)
    .execute()
}

/** The pledge that an installment is of. */
export async function findPledgeOf(tx: Tx, installmentId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pledge_installments')
    .select('pledge_id')
    .where('id', '=', installmentId)
    .executeTakeFirst()
  return row?.pledge_id
}

/** Pledges of a donor, and of whoever was joined into it, that have not ended, the oldest first. */
export function listPledgesOfDonor(tx: Tx, donorId: string): Promise<Pledge[]> {
  return rows(Pledge)`
    select ${columns} from pledges where donor_id in ${wholeOf(sql`id = ${donorId}`)} and ended_at is null
    order by entered_at, id`.all(tx)
}
