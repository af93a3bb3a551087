// On PGlite too: triggers, constraints and their errors, and sums beyond 32 bits.
import fc from 'fast-check'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { brokenConstraint } from '../../database/database.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testDatabase } from '../../test/test-database.ts'
import { balanceOf } from './read-balance.ts'
import { recordPosting, recordPostings, transfer, type LedgerFact } from './record-posting.ts'

const at = new Date('2026-11-16T12:00:00Z')
const donor = (n: number) => ({
  kind: 'donor_program' as const,
  ownerId: `00000000-0000-4000-8000-00000000000${n}`,
})
const processor = { kind: 'processor' as const }
/** From one donor to another. */
const move = 'donor_merged' as const

function gift(key: string, n: number, cents: number): LedgerFact {
  return { kind: 'payment_in', idempotencyKey: key, at, postings: transfer(processor, donor(n), cents) }
}

describe('the ledger', () => {
  test('a fact moves both balances by its amount', async () => {
    const database = await testDatabase()
    await database.transaction((tx) => recordPosting(tx, gift('a', 1, 2_500)))
    const balances = await database.read(async (tx) => [
      await balanceOf(tx, donor(1)),
      await balanceOf(tx, processor),
    ])
    expect(balances).toEqual([2_500, -2_500])
  })

  test('the same idempotency key acts once and answers with the first fact', async () => {
    const database = await testDatabase()
    const first = await database.transaction((tx) => recordPosting(tx, gift('a', 1, 2_500)))
    const second = await database.transaction((tx) => recordPosting(tx, gift('a', 1, 2_500)))
    expect([first.applied, second.applied]).toEqual([true, false])
    expect(second.transactionId).toBe(first.transactionId)
    expect(await database.read((tx) => balanceOf(tx, donor(1)))).toBe(2_500)
  })

  test('many facts at once move what each would alone, and a known one among them acts no second time', async () => {
    const database = await testDatabase()
    const first = await database.transaction((tx) => recordPosting(tx, gift('a', 1, 100)))
    const recorded = await database.transaction((tx) =>
      recordPostings(tx, [
        gift('b', 1, 20),
        gift('a', 1, 100),
        gift('c', 2, 3),
        { kind: move, idempotencyKey: 'd', at, postings: transfer(donor(1), donor(2), 50) },
      ]),
    )
    expect(recorded.map(({ applied }) => applied)).toEqual([true, false, true, true])
    expect(recorded[1]?.transactionId).toBe(first.transactionId)
    expect(new Set(recorded.map(({ transactionId }) => transactionId)).size).toBe(4)
    const balances = await database.read((tx) =>
      Promise.all([donor(1), donor(2), processor].map((account) => balanceOf(tx, account))),
    )
    expect(balances).toEqual([70, 53, -123])
    const broken = await database.read(findViolations)
    // These facts are nobody's payments, which is all that may be wrong with them.
    expect(broken.map(({ invariant }) => invariant)).toEqual([
      'each fact names the payment, refund or slot that it is about',
      expect.stringMatching(/^the processor holds/),
    ])
  })

  test('of many facts none is recorded when one overdraws, and two with one key are refused', async () => {
    const database = await testDatabase()
    const overdraw = { kind: move, idempotencyKey: 'b', at, postings: transfer(donor(1), donor(2), 101) }
    const all = database.transaction((tx) => recordPostings(tx, [gift('a', 1, 100), overdraw]))
    await expect(all).rejects.toSatisfy(
      (error) => brokenConstraint(error) === 'ledger_accounts__not_below_floor',
    )
    const twins = database.transaction((tx) => recordPostings(tx, [gift('a', 1, 100), gift('a', 2, 100)]))
    await expect(twins).rejects.toThrow('two facts share an idempotency key')
    expect(await database.read((tx) => balanceOf(tx, donor(1)))).toBe(0)
  })

  test('an account with a floor cannot be overdrawn', async () => {
    const database = await testDatabase()
    await database.transaction((tx) => recordPosting(tx, gift('a', 1, 100)))
    const overdraw = database.transaction((tx) =>
      recordPosting(tx, {
        kind: move,
        idempotencyKey: 'b',
        at,
        postings: transfer(donor(1), donor(2), 101),
      }),
    )
    await expect(overdraw).rejects.toSatisfy(
      (error) => brokenConstraint(error) === 'ledger_accounts__not_below_floor',
    )
    expect(await database.read((tx) => balanceOf(tx, donor(2)))).toBe(0)
  })

  test('an account whose balance moves at the commit cannot be overdrawn either', async () => {
    const database = await testDatabase()
    const cover = { kind: 'fee_cover' as const }
    const covered = { kind: 'payment_in' as const, at, postings: transfer(processor, cover, 100) }
    for (const idempotencyKey of ['a', 'b'])
      await database.transaction((tx) => recordPosting(tx, { ...covered, idempotencyKey }))
    const refund = (idempotencyKey: string, cents: number) =>
      database.transaction((tx) =>
        recordPosting(tx, {
          kind: 'refund_out',
          idempotencyKey,
          at,
          postings: transfer(cover, processor, cents),
        }),
      )
    await expect(refund('c', 201)).rejects.toSatisfy(
      (error) => brokenConstraint(error) === 'ledger_accounts__not_below_floor',
    )
    await refund('d', 150)
    expect(await database.read((tx) => balanceOf(tx, cover))).toBe(50)
    expect(await database.read((tx) => balanceOf(tx, processor))).toBe(-50)
  })

  test.each([
    ['one side only', [{ account: processor, amountCents: 100 }]],
    [
      'a sum other than zero',
      [
        { account: processor, amountCents: -100 },
        { account: donor(1), amountCents: 99 },
      ],
    ],
    [
      'a side of nothing',
      [
        { account: processor, amountCents: 0 },
        { account: donor(1), amountCents: 0 },
      ],
    ],
    [
      'a fraction of a cent',
      [
        { account: processor, amountCents: -0.5 },
        { account: donor(1), amountCents: 0.5 },
      ],
    ],
    [
      'money and credits together',
      [
        { account: processor, amountCents: -1 },
        { account: { kind: 'wallet' as const }, amountCents: 1 },
      ],
    ],
  ])('%s is refused', async (_, postings) => {
    const database = await testDatabase()
    const refused = database.transaction((tx) =>
      recordPosting(tx, { kind: move, idempotencyKey: 'x', at, postings }),
    )
    await expect(refused).rejects.toThrow('do not balance')
  })

  test('the database itself refuses postings that do not balance', async () => {
    const database = await testDatabase()
    const unbalanced = database.transaction(async (tx) => {
      const { transactionId } = await recordPosting(tx, gift('a', 1, 100))
      await sql`insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select ${transactionId}, id, unit, -5 from ledger_accounts where kind = 'processor'`.execute(tx)
    })
    await expect(unbalanced).rejects.toSatisfy(
      (error) => brokenConstraint(error) === 'ledger_postings__balance',
    )
  })

  test.each([
    'update ledger_postings set amount_cents = 1',
    'delete from ledger_postings',
    'delete from ledger_transactions',
    'truncate ledger_postings cascade',
  ])('history cannot be rewritten: %s', async (statement) => {
    const database = await testDatabase()
    await database.transaction((tx) => recordPosting(tx, gift('a', 1, 100)))
    await expect(database.transaction((tx) => sql.raw(statement).execute(tx))).rejects.toThrow('append-only')
  })

  test('any sequence of transfers keeps every ledger invariant', { retry: 0 }, async () => {
    const database = await testDatabase()
    const step = fc.record({
      from: fc.integer({ min: 0, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
      cents: fc.integer({ min: 1, max: 500 }),
    })
    let key = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { from, to, cents } of steps) {
          if (from === to) continue
          const account = (n: number) => (n === 0 ? processor : donor(n))
          const fact = {
            kind: from === 0 ? ('payment_in' as const) : to === 0 ? ('refund_out' as const) : move,
            idempotencyKey: `p${key++}`,
            at,
            postings: transfer(account(from), account(to), cents),
          }
          await database
            .transaction((tx) => recordPosting(tx, fact))
            .catch((error: unknown) => {
              if (brokenConstraint(error) !== 'ledger_accounts__not_below_floor') throw error
            })
        }
        const broken = await database.read(findViolations)
        expect(broken.filter(({ invariant }) => /transaction|postings|balance is/.test(invariant))).toEqual(
          [],
        )
      }),
      { numRuns: 15 },
    )
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('the ledger under load', () => {
  test('opposite transfers at once neither block each other for good nor lose a cent', async () => {
    const database = await testDatabase({ poolSize: 16 })
    await database.transaction((tx) => recordPosting(tx, gift('a', 1, 10_000)))
    await database.transaction((tx) => recordPosting(tx, gift('b', 2, 10_000)))
    const moves = Array.from({ length: 64 }, (_, n) => {
      const [from, to] = n % 2 === 0 ? [donor(1), donor(2)] : [donor(2), donor(1)]
      return database.transaction((tx) =>
        recordPosting(tx, { kind: move, idempotencyKey: `m${n}`, at, postings: transfer(from, to, 7) }),
      )
    })
    await Promise.all(moves)
    expect(
      await database.read(async (tx) => [await balanceOf(tx, donor(1)), await balanceOf(tx, donor(2))]),
    ).toEqual([10_000, 10_000])
  })

  test('a balance affords exactly what it holds, however many ask at once', async () => {
    const database = await testDatabase({ poolSize: 16 })
    await database.transaction((tx) => recordPosting(tx, gift('a', 1, 100)))
    const asks = Array.from({ length: 50 }, (_, n) =>
      database
        .transaction((tx) =>
          recordPosting(tx, {
            kind: move,
            idempotencyKey: `w${n}`,
            at,
            postings: transfer(donor(1), donor(2), 10),
          }),
        )
        .then(
          () => 1,
          () => 0,
        ),
    )
    expect((await Promise.all(asks)).reduce((sum: number, one) => sum + one, 0)).toBe(10)
  })

  test('accounts that many facts open at once hold what all of them brought', async () => {
    const database = await testDatabase({ poolSize: 16 })
    for (let round = 0; round < 5; round++) {
      const owner = donor(round + 1)
      const facts = Array.from({ length: 16 }, (_, n) =>
        database.transaction((tx) =>
          recordPosting(tx, {
            kind: 'payment_in',
            idempotencyKey: `o${round}-${n}`,
            at,
            postings: transfer(processor, owner, 5),
          }),
        ),
      )
      await Promise.all(facts)
      expect(await database.read((tx) => balanceOf(tx, owner))).toBe(80)
    }
    expect(await database.read((tx) => balanceOf(tx, processor))).toBe(-400)
    const broken = await database.read(findViolations)
    expect(broken.filter(({ invariant }) => /transaction|postings|balance is/.test(invariant))).toEqual([])
  })

  test('a fact that is at work still holds the provider’s balance for nobody, and it moves with each commit', async () => {
    const database = await testDatabase({ poolSize: 4 })
    await database.transaction((tx) => recordPosting(tx, gift('opens', 1, 100)))
    const isRecorded = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const begin = (key: string, end: () => Promise<void>) =>
      database.transaction(async (tx) => {
        await recordPosting(tx, gift(key, 1, 20))
        isRecorded.resolve()
        await end()
      })
    const slow = begin('slow', () => mayCommit.promise)
    await isRecorded.promise
    const quick = Array.from({ length: 3 }, (_, n) =>
      database.transaction((tx) => recordPosting(tx, gift(`quick${n}`, n + 2, 3))),
    )
    await Promise.all(quick)
    const atProvider = () => database.read((tx) => balanceOf(tx, processor))
    expect(await atProvider()).toBe(-109)
    mayCommit.resolve()
    await slow
    expect(await atProvider()).toBe(-129)
    await expect(begin('broken', () => Promise.reject(new Error('fails late')))).rejects.toThrow('fails late')
    expect(await atProvider()).toBe(-129)
    const broken = await database.read(findViolations)
    expect(broken.filter(({ invariant }) => /postings|balance is/.test(invariant))).toEqual([])
  })

  test('money that another fact is bringing into a first account can be spent once it is there', async () => {
    const database = await testDatabase({ poolSize: 16 })
    const brought = database.transaction(async (tx) => {
      await recordPosting(tx, gift('a', 1, 100))
      await sql`select pg_sleep(0.5)`.execute(tx)
    })
    await sleep(150)
    const spend = { kind: move, idempotencyKey: 'b', at, postings: transfer(donor(1), donor(2), 60) }
    await Promise.all([brought, database.transaction((tx) => recordPosting(tx, spend))])
    expect(await database.read((tx) => balanceOf(tx, donor(1)))).toBe(40)
  })
})
