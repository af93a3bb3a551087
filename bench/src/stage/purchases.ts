import type { Database } from '@tower/server/database/database.ts'
import { writeFileSync } from 'node:fs'
import Stripe from 'stripe'
import type { PreparedRequest } from '../load/load-order.ts'
import { id } from './book-rows.ts'

export const issuingSecret = 'whsec_bench_of_issued_cards'

/** So many that some meet at one card now and then, as they may. */
const cards = 2_000
const askedCents = 100

/** Teachers with an open card each, for enough that every purchase is approved, and earlier purchases that hold some of it. */
export async function fillCards(database: Database): Promise<void> {
  await database.script(`
    begin;
    set local session_replication_role = replica;
    create temporary table cards on commit drop as select n from generate_series(1, ${cards}) n;
    insert into users (id, email, role) select ${id('teacher')}, 'teacher-' || n || '@bench.test', 'teacher' from cards;
    insert into teacher_budgets (id, teacher_id, fiscal_year) select ${id('budget')}, ${id('teacher')}, 2027 from cards;
    insert into card_allowances (id, purpose, teacher_id, budget_id, vendor, issuer_card_id, last4, amount_cents, reserved_cents, state,
        request_key, opened_at, closes_at)
      select ${id('card')}, 'one_time_card', ${id('teacher')}, ${id('budget')}, 'amazon', 'ic_bench_' || n, '4242', 80000000, 80000000, 'open',
        ${id('request')}, now(), now() + interval '30 days' from cards;
    insert into card_authorizations (id, allowance_id, amount_cents, state, merchant, decided_at, told_at)
      select 'iauth_before_' || n, ${id('card')}, 1000, 'pending', 'Amazon', now(), now() from cards;
    commit;`)
}

/** Writes what the issuer asks about the purchases `from` … `from + count - 1`, signed now, one request a line. */
export function writePurchases(
  file: string,
  { path, from, count }: { path: string; from: number; count: number },
): void {
  const signedAt = Math.floor(Date.now() / 1000)
  const lines = Array.from({ length: count }, (_, at) => {
    const body = JSON.stringify(requestOf(from + at, signedAt))
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: issuingSecret,
      timestamp: signedAt,
    })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return JSON.stringify({ path, headers, body } satisfies PreparedRequest)
  })
  writeFileSync(file, lines.join('\n'))
}

/** A purchase that waits for its answer, as Stripe tells of it, as far as anyone reads it. */
function requestOf(number: number, createdAt: number) {
  return {
    ...{
      id: `evt_purchase_${number}`,
      object: 'event',
      api_version: '2025-09-30.clover',
      created: createdAt,
    },
    ...{ livemode: false, pending_webhooks: 1, type: 'issuing_authorization.request' },
    data: {
      object: {
        ...{ id: `iauth_${number}`, object: 'issuing.authorization', amount: 0, currency: 'usd' },
        ...{ approved: false, status: 'pending', card: { id: `ic_bench_${1 + ((number * 31) % cards)}` } },
        pending_request: { amount: askedCents, currency: 'usd', is_amount_controllable: false },
        merchant_data: { name: 'AMZN Mktp US*2K4TZ', url: null },
      },
    },
  }
}
