import type { Database } from '@tower/server/database/database.ts'
import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import Stripe from 'stripe'
import type { PreparedRequest } from '../load/load-order.ts'

export const webhookSecret = 'whsec_bench_of_project_tower'

/** So few that some already meet at one donor, and slots are minted from the first round on. */
const givers = 60

/** How much the gift of a number is; SQL and this file must say the same. */
type AmountRule = { cents(number: number): number; sql: string }

/** From $25 to $800, every amount about as often: about every second gift completes a slot. */
export const mixedAmounts: AmountRule = {
  cents: (number) => 2_500 + ((number * 7_919) % 77_501),
  sql: '2500 + (number * 7919) % 77501',
}

/** A slot each. */
export const slotAmounts: AmountRule = { cents: () => 80_000, sql: '80000' }

/**
 * Writes open checkouts numbered from 1, and the people who will pay them with their accounts, so that no side of
 * the comparison has to make any.
 */
export async function fillCheckouts(
  database: Database,
  { count, amounts }: { count: number; amounts: AmountRule },
): Promise<void> {
  await database.script(`
    create sequence bench_gifts;
    insert into donors (kind, email) select 'person', 'giver-' || number || '@bench.test' from generate_series(0, ${givers - 1}) number;
    insert into ledger_accounts (kind, owner_id, unit, floor_cents) select 'donor_program', id, 'USD', 0 from donors;
    insert into ledger_accounts (kind, unit) values ('processor', 'USD');
    insert into checkouts (id, purpose, destination, amount_cents, email, success_url, cancel_url, idempotency_key, request_digest,
        provider_session_id, url)
      select md5('checkout ' || number)::uuid, 'donation', 'classrooms', ${amounts.sql}, 'giver-' || (number * 31) % ${givers} || '@bench.test',
        'https://tower.test/donate/success', 'https://tower.test/donate/cancel', 'bench-' || number, repeat('0', 64),
        'cs_bench_' || number, 'https://pay.test/' || number
      from generate_series(1, ${count}) number`)
}

/** Writes the provider's events for the gifts `from` … `from + count - 1`, signed now, one request a line. */
export function writeEvents(
  file: string,
  { path, from, count, amounts }: { path: string; from: number; count: number; amounts: AmountRule },
): void {
  const signedAt = Math.floor(Date.now() / 1000)
  const lines = Array.from({ length: count }, (_, at) => {
    const body = JSON.stringify(paidEvent(from + at, amounts.cents(from + at), signedAt))
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: signedAt,
    })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return JSON.stringify({ path, headers, body } satisfies PreparedRequest)
  })
  writeFileSync(file, lines.join('\n'))
}

function checkoutIdOf(number: number): string {
  const hex = hash('md5', `checkout ${number}`)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A completed checkout as Stripe tells of it, as far as anyone reads it. */
function paidEvent(number: number, amountCents: number, createdAt: number) {
  const email = `giver-${(number * 31) % givers}@bench.test`
  const checkoutId = checkoutIdOf(number)
  const session = {
    ...{ id: `cs_bench_${number}`, object: 'checkout.session', mode: 'payment', livemode: false },
    ...{ status: 'complete', payment_status: 'paid', payment_intent: `pi_bench_${number}` },
    ...{ client_reference_id: checkoutId, metadata: { checkout_id: checkoutId } },
    ...{ amount_subtotal: amountCents, amount_total: amountCents, currency: 'usd', created: createdAt },
    ...{ customer: null, customer_email: email, customer_details: { email, name: 'A. Giver' } },
    ...{ expires_at: createdAt + 86_400, payment_method_types: ['card'], submit_type: 'donate', url: null },
    ...{ success_url: 'https://tower.test/donate/success', cancel_url: 'https://tower.test/donate/cancel' },
  }
  return {
    ...{ id: `evt_bench_${number}`, object: 'event', api_version: '2025-09-30.clover', created: createdAt },
    ...{ livemode: false, pending_webhooks: 1, type: 'checkout.session.completed' },
    data: { object: session },
  }
}
