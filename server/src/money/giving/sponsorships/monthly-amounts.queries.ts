import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { getRequestedGift, type SponsorshipRow } from './sponsorships.queries.ts'

/** What a month gives, and what of the card fee it covers. */
export type MonthlyAmount = { amount_cents: number; fee_cover_cents: number }

/** Gift and covered fee together, as the card is charged. */
export const totalOf = ({ amount_cents: gift, fee_cover_cents: fee }: MonthlyAmount): number => gift + fee

/** What a monthly gift is charged from its next month on: the last amount that the provider kept, else what was asked first. */
export async function findAmountInForce(
  tx: Tx,
  gift: Pick<SponsorshipRow, 'id' | 'checkout_id'>,
): Promise<MonthlyAmount> {
  const changed = await tx
    .selectFrom('monthly_amounts')
    .select(['amount_cents', 'fee_cover_cents'])
    .where('sponsorship_id', '=', gift.id)
    .where('kept_at', 'is not', null)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (changed) return changed
  const { amount_cents, fee_cover_cents } = await getRequestedGift(tx, gift.checkout_id)
  return { amount_cents, fee_cover_cents }
}

/** The last amount that a giver changed the gift to and that a month of so much pays, kept by the provider or not. */
export function findAmountOf(
  tx: Tx,
  sponsorshipId: string,
  totalCents: number,
): Promise<MonthlyAmount | undefined> {
  return tx
    .selectFrom('monthly_amounts')
    .select(['amount_cents', 'fee_cover_cents'])
    .where('sponsorship_id', '=', sponsorshipId)
    .where(sql<number>`amount_cents + fee_cover_cents`, '=', totalCents)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether of what a giver wanted last nobody knows what the provider made of it: its answer may have been lost. */
export async function hasOpenWish(tx: Tx, sponsorshipId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('monthly_amounts')
    .select('kept_at')
    .where('sponsorship_id', '=', sponsorshipId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.kept_at === null
}

/**
 * Writes down what a giver wants to give from now on, before the provider is asked; answers under which number. The
 * form pressed twice, or again after an answer was lost, is the wish that was written last.
 */
export async function keepWish(
  tx: Tx,
  wish: MonthlyAmount & { sponsorshipId: string; at: Date },
): Promise<number> {
  const last = await tx
    .selectFrom('monthly_amounts')
    .select(['id', 'amount_cents', 'fee_cover_cents', 'kept_at'])
    .where('sponsorship_id', '=', wish.sponsorshipId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && last.kept_at === null && totalOf(last) === totalOf(wish)) return last.id
  const row = await tx
    .insertInto('monthly_amounts')
    .values({
      sponsorship_id: wish.sponsorshipId,
      amount_cents: wish.amount_cents,
      fee_cover_cents: wish.fee_cover_cents,
      asked_at: wish.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The provider said what it charges: where that is not what was in force, the last wish of so much is. */
export async function keepAmount(
  tx: Tx,
  gift: Pick<SponsorshipRow, 'id' | 'checkout_id'>,
  { amountCents, at }: { amountCents: number; at: Date },
): Promise<void> {
  if (totalOf(await findAmountInForce(tx, gift)) === amountCents) return
  await sql`update monthly_amounts set kept_at = ${at} where id = (
    select id from monthly_amounts where sponsorship_id = ${gift.id} and amount_cents + fee_cover_cents = ${amountCents}
    order by id desc limit 1)`.execute(tx)
}
