import { accountOf, falseMove, type Corruption } from './corruption.ts'

const bought = '(select id from owned_items order by bought_at, id limit 1)'

/** Badges and avatars that teachers unlock with their own credits. */
export const badgeCorruptions: Corruption[] = [
  {
    name: 'credits spent in the marketplace on nothing',
    plant: [
      ...falseMove({
        ...{ as: 'spend', from: accountOf('wallet'), to: accountOf('credits_spent'), cents: 100 },
        unit: 'CREDIT',
      }),
      "update ledger_transactions set idempotency_key = 'market-item:false' where idempotency_key = 'false'",
    ],
  },
  { name: 'what a teacher owns deleted', plant: [`delete from owned_items where id = ${bought}`] },
  {
    name: 'what a teacher owns given to another',
    plant: [
      `update owned_items set teacher_id = (select id from users where id <> teacher_id order by id limit 1) where id = ${bought}`,
    ],
  },
  {
    name: 'what a teacher owns turned into something else',
    plant: [
      `insert into market_items (kind, name, description, theme, motif, tier, cost_cents, active, created_at, changed_at)
        values ('badge', 'False', '', 'think', 'star', 4, 100000, true, now(), now())`,
      `update owned_items set item_id = (select id from market_items where name = 'False') where id = ${bought}`,
    ],
  },
  {
    name: 'another price told than was paid',
    plant: [`update owned_items set price_cents = price_cents + 100 where id = ${bought}`],
  },
  {
    name: 'something owned that was never paid for',
    plant: [
      `insert into owned_items (teacher_id, item_id, price_cents, transaction_id, bought_at)
        select (select id from users where id <> owned.teacher_id order by id limit 1), owned.item_id, owned.price_cents,
          (select id from ledger_transactions where kind = 'platform_grant' order by id limit 1), now()
        from owned_items owned where owned.id = ${bought}`,
    ],
  },
  {
    name: 'a badge worn as a picture',
    plant: [
      "update teacher_looks set avatar_id = (select id from market_items where kind = 'badge' order by id limit 1), photo_file_id = null",
    ],
  },
]
