import type { Corruption } from './corruption.ts'

const lastSeal = '(select max(number) from book_seals)'
const seal = (of: string) => `(select min(number) from book_seals where of = '${of}')`
const copy = (of: string) => `(select min(id) from second_copies where of = '${of}' and ended_at is null)`
/** What a copy says now, as whoever changes a row with its copy would write it. */
const forge = (of: string, table: string) =>
  `update second_copies set hash = second_copy_hash(salt, (select said_of_${of}(kept) from ${table} kept where kept.id::text = subject))
    where id = ${copy(of)}`
const rowOf = (of: string) => `(select subject from second_copies where id = ${copy(of)})`

/** What is kept twice, and what seals it: a row changed with its copy, a copy with its seal, a seal with its chain. */
export const sealedCorruptions: Corruption[] = [
  {
    name: 'whom a disbursement was paid to, with its second copy',
    plant: [
      `update disbursements set payee = 'Nobody Inc.' where id::text = ${rowOf('disbursements')}`,
      forge('disbursements', 'disbursements'),
    ],
  },
  {
    name: 'which subscription a gift is, with its second copy',
    plant: [
      `update sponsorships set provider_subscription_id = 'sub_false' where id::text = ${rowOf('sponsorships')}`,
      forge('sponsorships', 'sponsorships'),
    ],
  },
  {
    name: 'what was bought, with its second copy',
    plant: [
      `update order_items set name = 'Television' where id::text = ${rowOf('order_items')}`,
      forge('order_items', 'order_items'),
    ],
  },
  {
    name: 'words said to have gone with a person who is still there',
    plant: [
      `update disbursements set payee = 'Nobody Inc.' where id::text = ${rowOf('disbursements')}`,
      `update second_copies set salt = null where id = ${copy('disbursements')}`,
    ],
  },
  { name: 'a second copy deleted', plant: [`delete from second_copies where id = ${copy('order_items')}`] },
  {
    name: 'a second copy ended by none after it',
    plant: [`update second_copies set ended_at = now() where id = ${copy('payout_states')}`],
  },
  {
    name: 'a row deleted with its second copy',
    plant: [
      `delete from card_transactions where id = ${rowOf('card_transactions')}`,
      `delete from second_copies where id = ${copy('card_transactions')}`,
    ],
  },
  { name: 'all second copies truncated', plant: ['truncate second_copies'] },
  {
    name: 'what a fact was said to be for',
    plant: ["update ledger_transactions set memo = 'False' where kind = 'bank_paid'"],
  },
  {
    name: 'a gift of credits dated to another year',
    plant: [
      "update ledger_transactions set occurred_at = occurred_at - interval '1 year' where kind = 'credit_gift'",
    ],
  },
  {
    name: 'a seal made to fit what was changed',
    plant: [
      "update ledger_transactions set memo = 'False' where kind = 'bank_paid'",
      `update book_seals seal set hash = (select encode(sha256(convert_to(json_build_array(seal.number, seal.of, seal.first, seal.last,
        seal.row_count, seal.previous_hash, now_there.digest)::text, 'UTF8')), 'hex') from rows_to_seal(seal.of, seal.first, seal.last) now_there)`,
    ],
  },
  { name: 'a seal taken out', plant: [`delete from book_seals where number = ${seal('receipts')}`] },
  { name: 'the last seal taken out', plant: [`delete from book_seals where number = ${lastSeal}`] },
  { name: 'all seals truncated', plant: ['truncate book_seals'] },
  {
    name: 'a seal that the audit log knows nothing of',
    plant: [
      `insert into book_seals (number, of, first, last, row_count, previous_hash, hash, sealed_at)
        select number + 1, 'receipts', (select max(last) + 1 from book_seals where of = 'receipts'),
          (select max(last) + 1 from book_seals where of = 'receipts'), 0, hash, repeat('a', 64), now()
        from book_seals where number = ${lastSeal}`,
    ],
  },
  {
    name: 'a posting slipped in between sealed ones',
    plant: [
      `insert into ledger_postings (id, transaction_id, account_id, unit, amount_cents) overriding system value
        select 0 - posting.id, posting.transaction_id, posting.account_id, posting.unit, side.sign * 100
        from (select * from ledger_postings order by id limit 1) posting, (values (1)) side (sign)`,
    ],
  },
  {
    name: 'the receipts of two gifts exchanged, numbers and all, though both are void',
    plant: [
      `update receipts set number = case number when pair.one then -1 else -2 end from (select (array_agg(number order by number))[1] as one,
        (array_agg(number order by number))[2] as two from receipts where voided_at is not null and replaces_number is null) pair
        where number in (pair.one, pair.two)`,
    ],
  },
  {
    name: 'the kind of a receipt',
    plant: ["update receipts set kind = 'purchase' where number = 1"],
  },
]
