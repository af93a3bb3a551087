import { sql } from 'kysely'
import type { GivingWorld } from './build-giving.ts'

/** For tests: a gift to the shared tower, paid and told. Answers the provider's name of its payment. */
export async function sharedGift(world: GivingWorld, name: string, amountCents: number): Promise<string> {
  const gift = { email: `${name}@example.org`, amountCents, body: { goes_to: 'shared_tower' } }
  return (await world.give(gift)).paymentId
}

/** For tests: gives money of a payment back, and tells of it. Answers the provider's name of the refund. */
export async function refundShared(
  world: GivingWorld,
  paymentId: string,
  amountCents: number,
): Promise<string> {
  const idempotencyKey = `refund-${paymentId}-${amountCents}`
  const { refundId } = await world.services.payments.refund({ paymentId, amountCents, idempotencyKey })
  await world.deliverAll()
  return refundId
}

/** For tests: whose cents a shared slot holds, by the name before their address. */
export async function sharesOf(world: GivingWorld, ordinal: number): Promise<Record<string, number>> {
  const { rows } = await world.services.database.read((tx) =>
    sql<{ name: string; cents: number }>`
      select split_part(payment.email, '@', 1) as name, sum(share.amount_cents)::bigint as cents
      from slot_shares share join payments payment on payment.id = share.payment_id
      join slots slot on slot.id = share.slot_id and slot.origin = 'house' and slot.ordinal = ${ordinal}
      group by payment.email order by 1`.execute(tx),
  )
  return Object.fromEntries(rows.map(({ name, cents }) => [name, cents]))
}
