import type { Corruption } from './corruption.ts'

const order = (status: string) => `(select id from orders where status = '${status}' order by number limit 1)`
const other = (column: string) => `(select id from users where id <> ${column} order by id limit 1)`
const set = (table: string, what: string, where = 'true') => [`update ${table} set ${what} where ${where}`]

/** Orders: who did what and when, and what was bought. */
const orders: Corruption[] = [
  {
    name: 'an order paid by somebody who never did',
    plant: set('orders', `paid_by = ${other('paid_by')}`, `id = ${order('paid')}`),
  },
  {
    name: 'an order paid on another day',
    plant: set('orders', "paid_at = paid_at - interval '1 day'", `id = ${order('paid')}`),
  },
  {
    name: 'an order fulfilled by somebody who never did',
    plant: set('orders', `fulfilled_by = ${other('fulfilled_by')}`, `id = ${order('fulfilled')}`),
  },
  {
    name: 'an order canceled by somebody who never did',
    plant: set('orders', `canceled_by = ${other('canceled_by')}`, `id = ${order('canceled')}`),
  },
  {
    name: 'what was bought',
    plant: set('order_items', "name = 'Television'", `order_id = ${order('paid')} and place = 0`),
  },
  {
    name: 'more pieces for the same money',
    plant: set(
      'order_items',
      'qty = qty * 2, amount_cents = amount_cents / 2',
      `order_id = ${order('paid')} and place = 1 and amount_cents % 2 = 0`,
    ),
  },
  {
    name: 'a return recorded by somebody who never did',
    plant: set('order_returns', `returned_by = ${other('returned_by')}`),
  },
  {
    name: 'a return recorded on another day',
    plant: set('order_returns', "returned_at = returned_at - interval '40 days'"),
  },
  { name: 'what the store calls a return', plant: set('order_returns', "reference = 'FALSE'") },
]

const card = "(select id from card_allowances where issuer_card_id = 'used')"

/** Cards: whose, by which number, until when, and where they bought. */
const cards: Corruption[] = [
  {
    name: 'a card of another teacher',
    plant: set(
      'card_allowances',
      "teacher_id = (select id from users where role = 'teacher' and id <> teacher_id order by id limit 1)",
      `id = ${card}`,
    ),
  },
  {
    name: 'the number of a card at its issuer',
    plant: set('card_allowances', "issuer_card_id = 'false'", `id = ${card}`),
  },
  {
    name: 'a card that lasts ten years longer',
    plant: set('card_allowances', "closes_at = closes_at + interval '10 years'", `id = ${card}`),
  },
  { name: 'a card for another store', plant: set('card_allowances', "vendor = 'target'", `id = ${card}`) },
  { name: 'where a card bought', plant: set('card_authorizations', "merchant = 'CASINO'") },
  {
    name: 'when a card bought',
    plant: set('card_authorizations', "decided_at = decided_at - interval '1 day'"),
  },
  {
    name: 'when a merchant took money',
    plant: set('card_transactions', "happened_at = happened_at - interval '40 days'"),
  },
  {
    name: 'a shopping session without money',
    plant: [
      `insert into teacher_cards (teacher_id, vendor, label, last4, status) select teacher_id, 'false', '', '0000', 'inactive' from card_allowances where id = ${card}`,
      `insert into shopping_sessions (id, teacher_id, teacher_card_id, vendor, status, amount_cents, budget_cents, card_last4, started_at, created_at, updated_at)
        select gen_random_uuid(), teacher_id, (select id from teacher_cards where vendor = 'false'), vendor, 'active', 0, 1000, '0000', now(), now(), now()
        from card_allowances where id = ${card}`,
    ],
  },
]

const payout = '(select id from payouts where is_automatic order by id limit 1)'

/** Months and payouts. */
const closing: Corruption[] = [
  {
    name: 'the figures of a closed month',
    plant: set(
      'month_closings',
      `figures = jsonb_set(figures, '{bank}', to_jsonb(coalesce((figures ->> 'bank')::bigint, 0) + 100))`,
    ),
  },
  { name: 'a closed month opened again', plant: ['delete from month_closings where signed_by is null'] },
  {
    name: 'a month closed on another day',
    plant: set('month_closings', "closed_at = closed_at - interval '1 day'"),
  },
  { name: 'a payout said to have failed', plant: set('payouts', "status = 'failed'", `id = ${payout}`) },
  {
    name: 'a payout said to have arrived on another day',
    plant: set('payouts', "arrives_at = arrives_at - interval '40 days'", `id = ${payout}`),
  },
  {
    name: 'a payout said to have been sent on another day',
    plant: set('payouts', "created_at = created_at - interval '40 days'", `id = ${payout}`),
  },
  {
    name: 'the provider’s first balance made larger, so that money may be missing',
    plant: set('balance_watch', 'opening_cents = opening_cents + 100000'),
  },
]

const paid = "(select id from disbursements where state = 'paid' order by id limit 1)"

/** What was paid for athletes. */
const disbursements: Corruption[] = [
  {
    name: 'whom a disbursement was paid to',
    plant: set('disbursements', "payee = 'Nobody Inc.'", `id = ${paid}`),
  },
  {
    name: 'what a disbursement was paid for',
    plant: set('disbursements', "paid_for = 'Fun'", `id = ${paid}`),
  },
  {
    name: 'the day of a disbursement',
    plant: set('disbursements', 'paid_on = paid_on - 40', `id = ${paid}`),
  },
  {
    name: 'the document of a disbursement exchanged',
    plant: [
      `update disbursements set file_id = (select id from files where id not in (select file_id from disbursements where file_id is not null) order by id limit 1) where id = ${paid}`,
    ],
  },
  {
    name: 'a disbursement said to have been recorded on another day',
    plant: set('disbursements', "recorded_at = recorded_at - interval '40 days'", `id = ${paid}`),
  },
]

const gift = "(select id from offline_gifts where state = 'received' order by reference limit 1)"

/** Gifts by check and the like. */
const offline: Corruption[] = [
  {
    name: 'who entered an offline gift, so that two people were one',
    plant: set('offline_gifts', `entered_by = ${other('entered_by')}`, `id = ${gift}`),
  },
  {
    name: 'who put the amount of an offline gift right',
    plant: set('offline_gifts', 'amount_by = received_by', `id = ${gift}`),
  },
  {
    name: 'the day of an offline gift',
    plant: set('offline_gifts', 'given_on = given_on - 365', `id = ${gift}`),
  },
  { name: 'the kind of an offline gift', plant: set('offline_gifts', "kind = 'stock'", `id = ${gift}`) },
  {
    name: 'what an offline gift was meant for',
    plant: set('offline_gifts', "destination = 'classrooms'", `id = ${gift}`),
  },
  { name: 'the number of a check', plant: set('offline_gifts', "reference = 'false'", `id = ${gift}`) },
  {
    name: 'an offline gift said to have been there earlier',
    plant: set('offline_gifts', "received_at = received_at - interval '40 days'", `id = ${gift}`),
  },
]

/** Monthly gifts, and the payments that they became. */
const monthly: Corruption[] = [
  {
    name: 'the subscriptions of two children exchanged',
    plant: [
      `update sponsorships set provider_subscription_id = case id when pair.one then pair.second else pair.first end
        from (select (array_agg(id order by id))[1] as one, (array_agg(id order by id))[2] as two,
            (array_agg(provider_subscription_id order by id))[1] as first, (array_agg(provider_subscription_id order by id))[2] as second
          from sponsorships where provider_subscription_id is not null) pair
        where sponsorships.id in (pair.one, pair.two)`,
    ],
  },
  {
    name: 'a monthly gift turned to another child’s goal',
    plant: set(
      'sponsorships',
      'goal_id = null',
      'goal_id is not null and provider_subscription_id is not null',
    ),
  },
  {
    name: 'a subscription forgotten',
    plant: set('sponsorships', 'provider_subscription_id = null', 'provider_subscription_id is not null'),
  },
]

/** The numbers of receipts. */
const receipts: Corruption[] = [
  {
    name: 'the last receipt of a gift that had one before, voided and deleted, its number given back',
    plant: [
      'delete from receipts where number = (select max(number) from receipts)',
      'update receipt_counter set last_number = last_number - 1',
    ],
  },
  {
    name: 'the day on which a receipt was voided',
    plant: set('receipts', "voided_at = voided_at - interval '1 day'", 'voided_at is not null'),
  },
]

/** Facts beside what somebody else said of them. */
export const witnessCorruptions: Corruption[] = [
  ...orders,
  ...cards,
  ...closing,
  ...disbursements,
  ...offline,
  ...monthly,
  ...receipts,
]
