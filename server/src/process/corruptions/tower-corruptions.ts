import { accountOf, falseMove, type Corruption } from './corruption.ts'

const untouched =
  "(select id from payments where state = 'settled' and destination = 'classrooms' and refunded_cents = 0 and shared_cents = 0 order by id limit 1)"
const share = '(select ctid from slot_shares order by amount_cents desc, payment_id limit 1)'
const sharing = '(select id from payments where shared_cents > 0 order by id limit 1)'

/** Where small gifts went: the shared tower and its slots, and what went straight to a classroom. */
export const towerCorruptions: Corruption[] = [
  {
    name: 'a share of a shared slot made smaller',
    plant: [`update slot_shares set amount_cents = amount_cents - 1 where ctid = ${share}`],
  },
  { name: 'a share of a shared slot taken out', plant: [`delete from slot_shares where ctid = ${share}`] },
  {
    name: 'a share of a shared slot turned to another gift',
    plant: [
      `update slot_shares set payment_id = (select gift.payment_id from tower_gifts gift where gift.payment_id <> slot_shares.payment_id
        and not exists (select from slot_shares beside where beside.payment_id = gift.payment_id and beside.slot_id = slot_shares.slot_id)
        limit 1) where ctid = ${share}`,
    ],
  },
  {
    name: 'a gift that waits on the shared tower made larger',
    plant: [
      'update tower_gifts set amount_cents = amount_cents + 1, waiting_cents = waiting_cents + 1 where waiting_cents > 0',
    ],
  },
  {
    name: 'a gift moved from the line into no slot',
    plant: ['update tower_gifts set waiting_cents = waiting_cents - 1 where waiting_cents > 0'],
  },
  {
    name: 'a gift of a giver’s own counted for the shared tower',
    plant: [`update payments set shared_cents = 100 where id = ${untouched}`],
  },
  {
    name: 'a gift to the shared tower counted for its giver’s own',
    plant: [`update payments set shared_cents = 0 where id = ${sharing}`],
  },
  {
    name: 'a giver’s total on the shared tower made larger',
    plant: ["update donors set shared_cents = shared_cents + 1 where kind = 'person'"],
  },
  {
    name: 'a gift straight to a classroom made larger',
    plant: ['update direct_gifts set amount_cents = amount_cents + 1'],
  },
  {
    name: 'a gift straight to a classroom held though nobody contests it',
    plant: ['update direct_gifts set held_cents = 1'],
  },
  { name: 'a gift straight to a classroom deleted', plant: ['delete from direct_gifts'] },
  {
    name: 'money of a giver’s own tower moved to the shared one',
    plant: falseMove({
      as: 'pooled',
      from: accountOf('donor_program'),
      to: accountOf('fund_classrooms'),
      cents: 100,
    }),
  },
]
