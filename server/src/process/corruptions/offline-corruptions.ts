import type { Corruption } from './corruption.ts'

const returnOf = (state: string) =>
  `(select id from offline_returns where state = '${state}' order by id limit 1)`
const giftOf = (state: string) =>
  `(select offline_gift_id from offline_returns where id = ${returnOf(state)})`
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
    name: 'a declined offline return told as approved',
    plant: [`update offline_returns set state = 'approved', note = null where id = ${returnOf('declined')}`],
  },
  {
    name: 'a waiting offline return approved by somebody who never did',
    plant: [
      `update offline_returns set state = 'approved', decided_by = ${anotherThan('asked_by')}, decided_at = now()
        where id = ${returnOf('waiting')}`,
    ],
  },
  {
    name: 'an approved offline return told as declined',
    plant: [
      `update offline_returns set state = 'declined', note = 'false' where id = ${returnOf('approved')}`,
    ],
  },
  {
    name: 'an approved offline return told as waiting',
    plant: [
      `update offline_returns set state = 'waiting', decided_by = null, decided_at = null
        where id = ${returnOf('approved')}`,
    ],
  },
  {
    name: 'an approved offline return deleted',
    plant: [`delete from offline_returns where id = ${returnOf('approved')}`],
  },
  {
    name: 'an offline return asked for and approved by one person',
    plant: [`update offline_returns set asked_by = decided_by where id = ${returnOf('approved')}`],
  },
  {
    name: 'an offline return asked for in somebody else’s name',
    plant: [
      `update offline_returns set asked_by = ${anotherThan('asked_by')} where id = ${returnOf('waiting')}`,
    ],
  },
  {
    name: 'an offline gift asked back that is out of the books already',
    plant: [
      `insert into offline_returns (offline_gift_id, reason, asked_by, asked_at)
        select id, 'false', entered_by, now() from offline_gifts where state = 'returned' order by id limit 1`,
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
    plant: [
      `delete from offline_gifts where state = 'returned' and not exists (
        select from offline_returns asked where asked.offline_gift_id = offline_gifts.id)`,
    ],
  },
]
