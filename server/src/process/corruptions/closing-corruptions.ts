import type { Corruption } from './corruption.ts'

const agreed = '(select id from payouts where agreed_at is not null and is_automatic order by id limit 1)'
const charge = "(select id from payout_lines where kind = 'charge' order by id limit 1)"

/** Payouts and what they are made of; months that were closed. */
export const closingCorruptions: Corruption[] = [
  {
    name: 'a payout made larger',
    plant: [`update payouts set amount_cents = amount_cents + 100 where id = ${agreed}`],
  },
  { name: 'a movement taken out of its payout', plant: [`delete from payout_lines where id = ${charge}`] },
  {
    name: 'a movement of a payout made larger',
    plant: [`update payout_lines set amount_cents = amount_cents + 100 where id = ${charge}`],
  },
  {
    name: 'a movement put into a payout beside the others',
    plant: [
      `insert into payout_lines (id, payout_id, kind, amount_cents, fee_cents, currency, moved_at)
        values ('txn_false', ${agreed}, 'charge', 100, 0, 'usd', now())`,
    ],
  },
  {
    name: 'a fee of a payout moved to its amount',
    plant: [
      `update payout_lines set amount_cents = amount_cents - fee_cents, fee_cents = 0
        where id = (select id from payout_lines where fee_cents > 0 order by id limit 1)`,
    ],
  },
  {
    name: 'a payout’s own movement taken out',
    plant: [`delete from payout_lines where kind = 'payout' and source_id = ${agreed}`],
  },
  {
    name: 'a payout that nobody read said to agree',
    plant: [
      `insert into payouts (id, amount_cents, currency, status, is_automatic, is_itemized, created_at, arrives_at, agreed_at)
        values ('po_false', 0, 'usd', 'paid', true, true, now(), now(), now())`,
    ],
  },
  {
    name: 'a month closed by somebody else',
    plant: [
      'update month_closings set closed_by = (select id from users where id <> closed_by order by id limit 1)',
    ],
  },
  {
    name: 'a closed month cut an hour earlier',
    plant: [`update month_closings set from_at = from_at - interval '1 hour'`],
  },
  {
    name: 'a code of an account changed without a word in the audit log',
    plant: [`update account_codes set code = '9999' where account_kind = 'processor'`],
  },
  {
    name: 'a code of an account given by somebody else',
    plant: [
      'update account_codes set changed_by = (select id from users where id <> changed_by order by id limit 1)',
    ],
  },
  { name: 'a code of an account taken away', plant: ['delete from account_codes'] },
]
