import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brokenConstraint } from '../../database/database.ts'
import { testDatabase } from '../../test/test-database.ts'
import { recordPosting, transfer } from './record-posting.ts'
import { listMoves } from './transaction-kinds.ts'

test('the database knows exactly the moves that the code knows', async () => {
  const database = await testDatabase()
  const { rows } = await database.read((tx) =>
    sql<{
      move: string
    }>`select concat_ws(' ', kind, case side when -1 then 'takes' else 'gives' end, account_kind) as move
      from ledger_moves`.execute(tx),
  )
  const known = listMoves().map(({ kind, side, accountKind }) => `${kind} ${side} ${accountKind}`)
  expect(rows.map(({ move }) => move).sort()).toEqual(known.sort())
})

test.each([
  ['the reserve never pays a budget', 'budget_allocated', 'refund_reserve', 'budget'],
  ['a top-up never takes from another fund', 'matching_topped_up', 'fund_smbs', 'fund_matching'],
  ['a gift never lands in a budget', 'payment_in', 'processor', 'budget'],
] as const)('the database refuses a fact that moves what its kind may not: %s', async (_, kind, from, to) => {
  const database = await testDatabase()
  const at = new Date('2026-11-16T12:00:00Z')
  const refused = database.transaction(async (tx) => {
    await sql`insert into ledger_accounts (kind, unit, floor_cents, balance_cents)
      values ('fund_smbs', 'USD', 0, 80000)`.execute(tx)
    await recordPosting(tx, {
      kind,
      idempotencyKey: 'k',
      at,
      postings: transfer({ kind: from }, { kind: to }, 80_000),
    })
  })
  await expect(refused).rejects.toSatisfy(
    (error) => brokenConstraint(error) === 'ledger_postings__known_moves',
  )
})
