import type { Corruption } from './corruption.ts'

const program = "state = 'settled' and destination = 'classrooms'"
const payment = `(select id from payments where ${program} order by id limit 1)`
const untouched = `(select id from payments where ${program} and refunded_cents = 0 order by id limit 1)`
const waiting =
  '(select id from slots where classroom_id is null and voided_at is null and frozen_at is null order by number limit 1)'
const designated = "(select id from slots where assigned_how = 'designation' order by number limit 1)"
const drawn = "(select id from slots where assigned_how = 'draw' order by number limit 1)"
const freeClassroom = `(select classroom.id from classrooms classroom where classroom.confirmed_at is not null
  and not exists (select from slots where slots.classroom_id = classroom.id) order by classroom.id limit 1)`
const freeTeacher = `(select teacher_id from classrooms where id = ${freeClassroom})`
const otherDonor = (donor: string) =>
  `(select id from donors where kind = 'person' and merged_into_id is null and id <> ${donor} order by id limit 1)`
const lastReceipt = '(select max(number) from receipts)'
const voided = '(select min(number) from receipts where voided_at is not null)'
const sameSum = (share: string, cents: string) =>
  `update payment_shares set amount_cents = amount_cents ${cents} where share = '${share}'`

/** Slots: where they came from, what became of them. */
const slots: Corruption[] = [
  {
    name: 'a waiting slot assigned without its money',
    plant: [
      `update slots set classroom_id = ${freeClassroom}, teacher_id = ${freeTeacher}, assigned_at = now(), assigned_how = 'staff' where id = ${waiting}`,
    ],
  },
  { name: 'a waiting slot voided', plant: [`update slots set voided_at = now() where id = ${waiting}`] },
  { name: 'a voided slot revived', plant: ['update slots set voided_at = null where voided_at is not null'] },
  {
    name: 'a slot added without money',
    plant: [
      "insert into slots (donor_id, ordinal, pool_id, origin) select id, 900, 'classrooms', 'donor' from donors where kind = 'person' and merged_into_id is null limit 1",
    ],
  },
  { name: 'a slot deleted', plant: [`delete from slots where id = ${waiting}`] },
  {
    name: 'a contested slot thawed',
    plant: ['update slots set frozen_at = null where frozen_at is not null'],
  },
  { name: 'a free slot frozen', plant: [`update slots set frozen_at = now() where id = ${waiting}`] },
  {
    name: 'a designated slot turned to another classroom and teacher',
    plant: [
      `update slots set classroom_id = ${freeClassroom}, teacher_id = ${freeTeacher} where id = ${designated}`,
    ],
  },
  {
    name: 'a designated slot turned to another classroom',
    plant: [`update slots set classroom_id = ${freeClassroom} where id = ${designated}`],
  },
  {
    name: 'a designated slot turned to another teacher',
    plant: [`update slots set teacher_id = ${freeTeacher} where id = ${designated}`],
  },
  {
    name: 'a drawn slot turned to another teacher',
    plant: [`update slots set teacher_id = ${freeTeacher} where id = ${drawn}`],
  },
  {
    name: 'a drawn slot turned to another classroom',
    plant: [`update slots set classroom_id = ${freeClassroom} where id = ${drawn}`],
  },
  {
    name: 'a match dated into another school year',
    plant: [`update slots set assigned_at = assigned_at - interval '1 year' where id = ${drawn}`],
  },
  {
    name: 'a slot linked to another payment',
    plant: [
      `update slots set payment_id = (select id from payments where ${program} and id <> slots.payment_id order by id limit 1) where id = ${waiting}`,
    ],
  },
  {
    name: 'a slot unlinked from its payment',
    plant: [`update slots set payment_id = null where id = ${designated}`],
  },
  {
    name: 'a slot handed to another donor',
    plant: [
      `update slots set donor_id = ${otherDonor('slots.donor_id')}, ordinal = 901 where id = ${designated}`,
    ],
  },
  {
    name: 'waiting slots put into a pool that nobody draws from',
    plant: [
      "insert into pools (id, name) values ('nowhere', 'Nowhere')",
      `update slots set pool_id = 'nowhere' where id = ${waiting}`,
    ],
  },
  { name: 'a slot’s origin changed', plant: [`update slots set origin = 'house' where id = ${designated}`] },
  {
    name: 'a match taken back',
    plant: [
      `update slots set classroom_id = null, teacher_id = null, assigned_at = null, assigned_how = null where id = ${designated}`,
    ],
  },
  {
    name: 'another first sponsor',
    plant: ["update classrooms set sponsor_id = (select id from users where role = 'admin' limit 1)"],
  },
]

/** Payments and what belongs to them. */
const payments: Corruption[] = [
  {
    name: 'a settled payment marked unmatched',
    plant: [`update payments set state = 'unmatched' where id = ${untouched}`],
  },
  {
    name: 'a payment handed to another donor',
    plant: [`update payments set donor_id = ${otherDonor('payments.donor_id')} where id = ${payment}`],
  },
  {
    name: 'a donor given to another account',
    plant: [
      "update donors set user_id = (select id from users where role = 'admin' limit 1) where user_id is not null",
    ],
  },
  {
    name: 'gift and covered fee exchanged',
    plant: [
      'update payments set amount_cents = fee_cover_cents, fee_cover_cents = amount_cents where fee_cover_cents > 0',
    ],
  },
  {
    name: 'a cent of the fee counted as gift',
    plant: [
      'update payments set amount_cents = amount_cents + 1, fee_cover_cents = fee_cover_cents - 1 where fee_cover_cents > 0',
    ],
  },
  {
    name: 'a payment’s amount raised',
    plant: [`update payments set amount_cents = amount_cents + 100 where id = ${untouched}`],
  },
  {
    name: 'another destination',
    plant: [`update payments set destination = 'prospects' where id = ${untouched}`],
  },
  {
    name: 'another destination of a fund gift',
    plant: [
      "update payments set destination = 'project' where destination = 'prospects' and sponsorship_id is null",
    ],
  },
  { name: 'another currency', plant: [`update payments set currency = 'eur' where id = ${untouched}`] },
  { name: 'a payment deleted', plant: [`delete from payments where id = ${untouched}`] },
  {
    name: 'a refunded amount raised',
    plant: [`update payments set refunded_cents = refunded_cents + 1 where id = ${payment}`],
  },
  {
    name: 'a refunded amount lowered',
    plant: ['update payments set refunded_cents = refunded_cents - 1 where refunded_cents > 0'],
  },
  {
    name: 'a refund’s amount changed',
    plant: [
      'update refunds set amount_cents = amount_cents + 1 where id = (select id from refunds order by id limit 1)',
    ],
  },
  {
    name: 'a refund deleted',
    plant: ['delete from refunds where id = (select id from refunds order by id limit 1)'],
  },
  {
    name: 'a refund that moved nothing',
    plant: [
      `insert into refunds (payment_id, provider_refund_id, amount_cents, booked_cents, changed_at) select id, 're_false', 100, 100, now() from payments where id = ${untouched}`,
      `update payments set refunded_cents = refunded_cents + 100 where id = ${untouched}`,
    ],
  },
  {
    name: 'a refund on its way for which nothing is held back',
    plant: [
      `insert into refunds (payment_id, provider_refund_id, amount_cents, state, changed_at) select payment.id, 're_held_' || payment.id, payment.amount_cents, 'pending', now() from payments payment where payment.state = 'settled' and payment.destination = 'classrooms' and payment.refunded_cents = 0`,
    ],
  },
  {
    name: 'the mark of a refund that the reserve paid removed',
    plant: ['update refunds set flagged = false where flagged'],
  },
  {
    name: 'a refund marked as paid by the reserve',
    plant: ['update refunds set flagged = true where not flagged'],
  },
  {
    name: 'a lost dispute without its refund',
    plant: ["update disputes set state = 'lost' where state = 'won'"],
  },
  { name: 'a lost dispute told as won', plant: ["update disputes set state = 'won' where state = 'lost'"] },
  { name: 'a lost dispute deleted', plant: ["delete from disputes where state = 'lost'"] },
  { name: 'an open dispute deleted', plant: ["delete from disputes where state = 'open'"] },
  {
    name: 'a payment’s dispute forgotten',
    plant: ["update payments set dispute_state = null where dispute_state = 'open'"],
  },
  {
    name: 'a payment’s dispute told otherwise',
    plant: ["update payments set dispute_state = 'won' where dispute_state = 'lost'"],
  },
  { name: 'a share raised', plant: [sameSum('smbs', '+ 1')] },
  { name: 'shares shifted', plant: [sameSum('classrooms', '- 5'), sameSum('operations', '+ 5')] },
  { name: 'shares deleted', plant: ['delete from payment_shares'] },
  {
    name: 'a paid checkout’s amount changed',
    plant: [
      "update checkouts set amount_cents = amount_cents + 1 where state = 'complete' and purpose = 'donation'",
    ],
  },
  {
    name: 'a paid checkout opened again',
    plant: ["update checkouts set state = 'open' where state = 'complete'"],
  },
  {
    name: 'a checkout called complete that nobody paid',
    plant: [
      "insert into checkouts (purpose, destination, amount_cents, success_url, cancel_url, state, idempotency_key, request_digest, completed_at) values ('donation', 'classrooms', 5000, '/', '/', 'complete', 'false', 'false', now())",
    ],
  },
  {
    name: 'a paid checkout’s classroom changed',
    plant: [`update checkouts set classroom_id = ${freeClassroom} where classroom_id is not null`],
  },
  {
    name: 'a change that waits for a payment that is here',
    plant: [
      "insert into provider_events (id, kind, outcome) values ('evt_false', 'refunded', 'waiting')",
      "insert into pending_provider_events (id, provider_payment_id, payload) select 'evt_false', provider_payment_id, '{}' from payments limit 1",
    ],
  },
  {
    name: 'the goals that the list of athletes shows',
    plant: ["update prospects set open_goals = '[]' where open_goals <> '[]'"],
  },
  {
    name: 'what a prospect raised',
    plant: ['update prospects set raised_cents = raised_cents + 100 where raised_cents > 0'],
  },
  {
    name: 'what a goal raised',
    plant: ['update prospect_goals set raised_cents = raised_cents + 100 where raised_cents > 0'],
  },
  { name: 'what a program was given', plant: ['update program_sums set given_cents = given_cents + 100'] },
]

const receipts: Corruption[] = [
  {
    name: 'a second valid receipt',
    plant: [
      `insert into receipts (number, payment_id, amount_cents, issued_at) select (select max(number) + 1 from receipts), id, amount_cents, settled_at from payments where id = ${untouched}`,
    ],
  },
  {
    name: 'a receipt’s amount',
    plant: ['update receipts set amount_cents = amount_cents + 1 where voided_at is null'],
  },
  {
    name: 'a voided receipt’s amount',
    plant: [`update receipts set amount_cents = amount_cents + 1 where number = ${voided}`],
  },
  {
    name: 'a receipt’s date',
    plant: [`update receipts set issued_at = issued_at - interval '1 year' where number = ${lastReceipt}`],
  },
  { name: 'a receipt’s address', plant: [`update receipts set email = 'else@example.org' where number = 3`] },
  { name: 'a gap between receipts', plant: ['update receipts set number = number + 1000 where number = 2'] },
  { name: 'the counter ahead', plant: ['update receipt_counter set last_number = last_number + 1'] },
  { name: 'the last receipt deleted', plant: [`delete from receipts where number = ${lastReceipt}`] },
  {
    name: 'a voided last receipt deleted and its number given back',
    plant: [
      `delete from receipts where number = ${lastReceipt}`,
      'update receipt_counter set last_number = last_number - 1',
    ],
  },
  {
    name: 'a voided receipt made valid again',
    plant: [
      `update receipts set voided_at = null where number = (select max(number) from receipts where voided_at is not null)`,
    ],
  },
  {
    name: 'two receipts exchanged',
    plant: [
      `update receipts set payment_id = case number when 3 then (select payment_id from receipts where number = 4) else (select payment_id from receipts where number = 3) end where number in (3, 4)`,
    ],
  },
  {
    name: 'which receipt another takes the place of',
    plant: [
      'update receipts set replaces_number = 1 where replaces_number is not null and number = (select max(number) from receipts where replaces_number is not null)',
    ],
  },
]

export const giftCorruptions: Corruption[] = [...slots, ...payments, ...receipts]
