import type { Corruption } from './corruption.ts'

/** The approval of a return, and its gift. */
const returnOf = (state: string) =>
  `(select id from approvals where kind = 'offline_return' and state = '${state}' order by id limit 1)`
const giftOf = (state: string) => `(select subject_id::uuid from approvals where id = ${returnOf(state)})`
const anotherThan = (column: string) => `(select id from users where id <> ${column} order by id limit 1)`

/** Gifts by check and the like, and what takes them out of the books. */
export const offlineCorruptions: Corruption[] = [
  { name: 'money that staff ask back held no more', plant: ['delete from asked_back'] },
  {
    name: 'less held than staff ask back',
    plant: ['update asked_back set amount_cents = amount_cents - 1'],
  },
  {
    name: 'an approved offline return whose gift is still called received',
    plant: [`update offline_gifts set state = 'received' where id = ${giftOf('approved')}`],
  },
  {
    name: 'an offline gift called returned whose return still waits',
    plant: [`update offline_gifts set state = 'returned' where id = ${giftOf('waiting')}`],
  },
  {
    name: 'a refused offline return told as approved',
    plant: [`update approvals set state = 'approved', note = null where id = ${returnOf('refused')}`],
  },
  {
    name: 'a waiting offline return approved by somebody who never did',
    plant: [
      `update approvals set state = 'approved', decided_by = ${anotherThan('asked_by')}, decided_at = now()
        where id = ${returnOf('waiting')}`,
    ],
  },
  {
    name: 'an approved offline return told as refused',
    plant: [`update approvals set state = 'refused', note = 'false' where id = ${returnOf('approved')}`],
  },
  {
    name: 'an approved offline return told as waiting',
    plant: [
      `update approvals set state = 'waiting', decided_by = null, decided_at = null where id = ${returnOf('approved')}`,
    ],
  },
  {
    name: 'an approved offline return deleted',
    plant: [`delete from approvals where id = ${returnOf('approved')}`],
  },
  {
    name: 'an offline return asked for in somebody else’s name',
    plant: [
      `update approvals set asked_by = (select id from users where id not in (asked_by, decided_by) order by id limit 1)
        where id = ${returnOf('approved')}`,
    ],
  },
  {
    name: 'an offline gift asked back that is out of the books already',
    plant: [
      `insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, ground, state, asked_by, asked_at)
        select 'offline_return', id::text, 'false', '', amount_cents, 0, 30, 'amount', 'waiting', entered_by, now()
        from offline_gifts where state = 'returned' order by id limit 1`,
    ],
  },
  {
    name: 'who took an offline gift out of the books',
    plant: [
      `update offline_gifts set decided_by = ${anotherThan('decided_by')} where id = ${giftOf('approved')}`,
    ],
  },
  {
    name: 'an offline gift received by somebody who never did',
    plant: [
      `update offline_gifts set received_by = ${anotherThan('received_by')} where id = ${giftOf('waiting')}`,
    ],
  },
  {
    name: 'a received offline gift called canceled',
    plant: [`update offline_gifts set state = 'canceled', payment_id = null where id = ${giftOf('waiting')}`],
  },
  {
    name: 'the amount of a received offline gift',
    plant: [`update offline_gifts set amount_cents = amount_cents + 100 where id = ${giftOf('waiting')}`],
  },
  {
    name: 'an offline gift deleted whose money is in the books',
    plant: [`delete from offline_gifts where id = ${giftOf('approved')}`],
  },
]
