import { accountOf, falseMove, type Corruption } from './corruption.ts'

/** What sponsors buy with credits to keep. */
export const keepsakeCorruptions: Corruption[] = [
  {
    name: 'a keepsake deleted, its credits kept',
    plant: ["delete from owned_keepsakes where keepsake_key = 'poster'"],
  },
  {
    name: 'a keepsake told as cheaper than it was',
    plant: ["update owned_keepsakes set price_cents = price_cents - 100 where keepsake_key = 'poster'"],
  },
  {
    name: 'a keepsake moved to another person',
    plant: [
      `update owned_keepsakes set user_id = (select id from users where id <> user_id order by id limit 1)
        where keepsake_key = 'poster'`,
    ],
  },
  {
    name: 'a keepsake told as another one',
    plant: ["update owned_keepsakes set keepsake_key = 'thank_you_cards' where keepsake_key = 'poster'"],
  },
  {
    name: 'a keepsake that names the fact of something else',
    plant: [
      `update owned_keepsakes set transaction_id = (select transaction_id from credit_uses order by id limit 1)
        where keepsake_key = 'poster'`,
    ],
  },
  {
    name: 'credits taken for a keepsake that nobody has',
    plant: [
      ...falseMove({
        ...{ as: 'spend', from: accountOf('wallet'), to: accountOf('credits_spent'), cents: 100 },
        unit: 'CREDIT',
      }),
      "update ledger_transactions set memo = 'keepsake:poster' where idempotency_key = 'false'",
    ],
  },
]
