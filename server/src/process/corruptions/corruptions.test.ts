import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenConstraint, errorCode, type Database, type Tx } from '../../database/database.ts'
import { splitStatements } from '../../database/migrate.ts'
import { bookRules } from '../../domains.ts'
import { findFalseDraws } from '../../matching/draws/proof/find-false-draws.ts'
import { verifyLedgerInSteps } from '../../money/ledger/verify-ledger-in-steps.ts'
import {
  findViolationsOf,
  listViolations,
  makeCopies,
  type Violation,
} from '../../money/ledger/verify-ledger.ts'
import { walkSeals } from '../../money/closing/seals/verify-seals.ts'
import { walkAuditLog } from '../../oversight/audit/verify-audit.ts'
import type { Services } from '../../services.ts'
import { putGuardsToSleep, wakeGuards } from '../../test/sleeping-guards.ts'
import { auditRule, drawsRule, sealsRule, verifyBooks } from '../verify-books.ts'
import { buildBooks, type Books } from './build-books.ts'
import type { Corruption } from './corruption.ts'
import { approvalCorruptions } from './approval-corruptions.ts'
import { bankCorruptions } from './bank-corruptions.ts'
import { cardCorruptions } from './card-corruptions.ts'
import { closingCorruptions } from './closing-corruptions.ts'
import { badgeCorruptions } from './badge-corruptions.ts'
import { budgetCorruptions } from './budget-corruptions.ts'
import { creditCorruptions } from './credit-corruptions.ts'
import { storybookCorruptions } from './storybook-corruptions.ts'
import { consoleCorruptions } from './console-corruptions.ts'
import { disbursementCorruptions } from './disbursement-corruptions.ts'
import { drawCorruptions } from './draw-corruptions.ts'
import { giftCorruptions } from './gift-corruptions.ts'
import { keepsakeCorruptions } from './keepsake-corruptions.ts'
import { ledgerCorruptions } from './ledger-corruptions.ts'
import { movedBudgetCorruptions } from './moved-budget-corruptions.ts'
import { movedCreditCorruptions } from './moved-credit-corruptions.ts'
import { monthlyCorruptions } from './monthly-corruptions.ts'
import { offlineCorruptions } from './offline-corruptions.ts'
import { orderCorruptions } from './order-corruptions.ts'
import { pledgeCorruptions } from './pledge-corruptions.ts'
import { reimbursementCorruptions } from './reimbursement-corruptions.ts'
import { sealedCorruptions } from './sealed-corruptions.ts'
import { toolCorruptions } from './tool-corruptions.ts'
import { towerCorruptions } from './tower-corruptions.ts'
import { witnessCorruptions } from './witness-corruptions.ts'
import { writerCorruptions } from './writer-corruptions.ts'

const corruptions = [
  ...ledgerCorruptions,
  ...giftCorruptions,
  ...offlineCorruptions,
  ...pledgeCorruptions,
  ...towerCorruptions,
  ...drawCorruptions,
  ...closingCorruptions,
  ...budgetCorruptions,
  ...orderCorruptions,
  ...cardCorruptions,
  ...bankCorruptions,
  ...monthlyCorruptions,
  ...consoleCorruptions,
  ...approvalCorruptions,
  ...disbursementCorruptions,
  ...creditCorruptions,
  ...storybookCorruptions,
  ...badgeCorruptions,
  ...writerCorruptions,
  ...toolCorruptions,
  ...keepsakeCorruptions,
  ...movedCreditCorruptions,
  ...movedBudgetCorruptions,
  ...reimbursementCorruptions,
  ...witnessCorruptions,
  ...sealedCorruptions,
]

class Undone extends Error {}

/** What becomes of a corruption while the schema's guards are awake, or asleep; never committed. */
async function plant(
  services: Services,
  corruption: Corruption,
  guards: 'awake' | 'asleep',
): Promise<string> {
  let told = 'MISSED'
  try {
    await services.database.transaction(async (tx) => {
      if (guards === 'asleep') await putGuardsToSleep(tx)
      for (const statement of corruption.plant) await sql.raw(statement).execute(tx)
      if (guards === 'asleep') await wakeGuards(tx)
      await sql`set constraints all immediate`.execute(tx)
      const fault = await findFirstFault(services, tx, corruption)
      if (fault) told = `found: ${fault}`
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return told
    if (!isRefusal(error)) throw error
    told = `refused: ${brokenConstraint(error) ?? (error as Error).message}`
  }
  return told
}

/** Integrity constraints, and our own triggers, answer with the SQLSTATE class 23; anything else is a fault of the test. */
function isRefusal(error: unknown): boolean {
  return errorCode(error)?.startsWith('23') === true
}

const texts = new Map(bookRules.invariants.map((invariant) => [invariant, JSON.stringify(invariant)]))

/** The rules, those first that speak of the tables a corruption changes: they are likely to find it, and one is enough. */
function nearestFirst({ plant }: Corruption) {
  const tables = plant.flatMap((text) =>
    [...text.matchAll(/(?:update|insert into|delete from) (\w+)/g)].map(
      ([, table]) => new RegExp(`\\b${table}\\b`),
    ),
  )
  const nearness = (text = '') => tables.filter((table) => table.test(text)).length
  return bookRules.invariants.toSorted((one, other) => nearness(texts.get(other)) - nearness(texts.get(one)))
}

/** A thing that the nightly verification finds, over one transaction: the ledger, the draws, the audit log. */
async function findFirstFault(
  services: Services,
  tx: Tx,
  corruption: Corruption,
): Promise<string | undefined> {
  await copyAfresh(tx)
  for (const invariant of nearestFirst(corruption)) {
    const [violation] = await findViolationsOf(tx, { books: bookRules, invariant, source: 'copies' })
    if (violation) return violation.invariant
  }
  const database = within(services.database, tx)
  if ((await findFalseDraws({ ...services, database }, { all: true })).length > 0) return drawsRule
  if ((await walkSeals(database.read)).length > 0) return sealsRule
  return (await walkAuditLog(database.read)).ok ? undefined : auditRule
}

/** The rules of the ledger that are broken, looked for at once, as on PostgreSQL. */
async function findAtOnce(tx: Tx): Promise<string[]> {
  await copyAfresh(tx)
  return namesOf(await listViolations(tx, bookRules, 'copies'))
}

/** The same a few rows at a time, as where there is one session. */
async function findInSteps(database: Database): Promise<string[]> {
  return namesOf(await verifyLedgerInSteps(database, bookRules, { rowsAtOnce: 6 }))
}

async function copyAfresh(tx: Tx): Promise<void> {
  // As in the nightly verification: compiling each query first would take longer than all the rest here.
  await sql`set local jit = off`.execute(tx)
  await makeCopies(tx, bookRules)
}

/** The database as this transaction sees it. */
function within(database: Database, tx: Tx): Database {
  const work: Database['read'] = (read) => read(tx)
  return { ...database, read: work, transaction: work }
}

function namesOf(violations: Violation[]): string[] {
  return violations.map(({ invariant }) => invariant)
}

let books: Books
beforeAll(async () => {
  books = await buildBooks()
}, 300_000)
afterAll(() => books.close())

test(
  'every corruption of the books is refused by the schema, and found by the verification where the schema sleeps',
  { timeout: 900_000 },
  async () => {
    const { services } = books
    // Sound books first; this also leaves the mark that a cut audit log is missed by.
    expect(await verifyBooks(services, { full: true })).toEqual([])
    const outcomes = []
    for (const corruption of corruptions) {
      const awake = await plant(services, corruption, 'awake')
      const asleep = await plant(services, corruption, 'asleep')
      outcomes.push({ name: corruption.name, awake, asleep })
    }
    console.log(printTable(outcomes))
    expect(outcomes.filter(({ awake, asleep }) => awake === 'MISSED' || asleep === 'MISSED')).toEqual([])
    expect(await verifyBooks(services, { full: true })).toEqual([])
  },
)

/** Every so many of them are looked at in both ways; the long form takes four times as many. */
const stride = process.env.SOAK === 'true' ? 9 : 36

test('looked at in steps or at once, the same rules are broken', { timeout: 900_000 }, async () => {
  const { database } = books.services
  for (const { plant: statements } of corruptions.filter((_, at) => at % stride === 0)) {
    const looking = database.transaction(async (tx) => {
      await putGuardsToSleep(tx)
      for (const statement of statements) await sql.raw(statement).execute(tx)
      await wakeGuards(tx)
      // At once first: a step's settings last until the end of the transaction.
      const atOnce = await findAtOnce(tx)
      const inSteps = await findInSteps(within(database, tx))
      expect(inSteps.toSorted()).toEqual(atOnce.toSorted())
      throw new Undone()
    })
    await looking.catch((error: unknown) => {
      if (!(error instanceof Undone) && !isRefusal(error)) throw error
    })
  }
})

test.each([
  ['a table that is not there', 'update no_such_table set amount_cents = 1'],
  ['a value of another type', "update ledger_accounts set balance_cents = 'much'"],
])('a corruption that cannot even be planted passes for no refusal: %s', async (name, statement) => {
  await expect(plant(books.services, { name, plant: [statement] }, 'awake')).rejects.toThrow()
})

test(
  'books from before what leaves was booked at the bank are brought along whole',
  { timeout: 900_000 },
  async () => {
    const file = new URL('../../../migrations/0144-left-the-house.sql', import.meta.url)
    const [, bringing = ''] = (await readFile(file, 'utf8')).split('-- Books from before')
    const count = async (tx: Tx) =>
      (
        await sql`select kind, count(*)::int, sum(cents)::bigint as cents from ledger_transactions entry
        join lateral (select sum(amount_cents) as cents from ledger_postings
          where transaction_id = entry.id and amount_cents > 0) side on true
        where ${sql.raw(besidePayments)} group by kind order by kind`.execute(tx)
      ).rows
    const bringAlong = books.services.database.transaction(async (tx) => {
      const now = await count(tx)
      expect(now.length).toBeGreaterThan(4)
      await putGuardsToSleep(tx)
      for (const statement of takeOutAll) await sql.raw(statement).execute(tx)
      await wakeGuards(tx)
      expect(await count(tx)).toEqual([])
      for (const statement of splitStatements(`-- ${bringing}`)) await sql.raw(statement).execute(tx)
      expect(await count(tx)).toEqual(now)
      expect(await findAtOnce(tx)).toEqual([])
      throw new Undone()
    })
    await expect(bringAlong).rejects.toThrow(Undone)
  },
)

const besidePayments = `entry.kind in ('bank_paid', 'bank_returned', 'issuing_paid', 'issuing_returned', 'card_uncovered', 'card_recovered')`
// Nor were there statements, and what their lines booked.
const gone = besidePayments.replace(')', `, 'bank_fee', 'issuing_funded')`)
const takeOutAll = [
  'delete from bank_settled',
  'delete from bank_lines',
  'delete from bank_statements',
  `update ledger_accounts account set balance_cents = account.balance_cents - moved.cents from (
    select posting.account_id, sum(posting.amount_cents) as cents from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    where ${gone} group by posting.account_id) moved where moved.account_id = account.id`,
  `delete from ledger_postings posting using ledger_transactions entry where entry.id = posting.transaction_id and ${gone}`,
  `delete from ledger_transactions entry where ${gone}`,
]

type Outcome = { name: string; awake: string; asleep: string }

function printTable(outcomes: Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const refused = outcomes.filter(({ awake }) => awake.startsWith('refused')).length
  const rows = outcomes.map(
    ({ name, awake, asleep }) => `${name.padEnd(width)} | ${awake.padEnd(60)} | ${asleep}`,
  )
  return [
    `${outcomes.length} planted corruptions: ${refused} refused by the schema, ${outcomes.length - refused} found`,
    `${'corruption'.padEnd(width)} | ${'with the schema’s guards'.padEnd(60)} | with its triggers switched off`,
    ...rows,
  ].join('\n')
}
