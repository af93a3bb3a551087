import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brokenConstraint, errorCode, type Database, type Tx } from '../../database/database.ts'
import { findFalseDraws } from '../../matching/draws/proof/find-false-draws.ts'
import { verifyLedgerInSteps } from '../../money/ledger/verify-ledger-in-steps.ts'
import { makeCopies, findViolations, type Violation } from '../../money/ledger/verify-ledger.ts'
import { walkAuditLog } from '../../oversight/audit/verify-audit.ts'
import type { Services } from '../../services.ts'
import { testServices } from '../../test/test-services.ts'
import { putGuardsToSleep, wakeGuards } from '../../test/sleeping-guards.ts'
import { auditRule, drawsRule, verifyBooks } from '../verify-books.ts'
import { buildBooks } from './build-books.ts'
import type { Corruption } from './corruption.ts'
import { drawCorruptions } from './draw-corruptions.ts'
import { giftCorruptions } from './gift-corruptions.ts'
import { ledgerCorruptions } from './ledger-corruptions.ts'

const corruptions = [...ledgerCorruptions, ...giftCorruptions, ...drawCorruptions]

class Undone extends Error {}

/** What becomes of a corruption while the schema's guards are awake, or asleep; never committed. */
async function plant(services: Services, { plant }: Corruption, guards: 'awake' | 'asleep'): Promise<string> {
  let told = 'MISSED'
  try {
    await services.database.transaction(async (tx) => {
      if (guards === 'asleep') await putGuardsToSleep(tx)
      for (const statement of plant) await sql.raw(statement).execute(tx)
      if (guards === 'asleep') await wakeGuards(tx)
      await sql`set constraints all immediate`.execute(tx)
      const [first] = await findFaults(services, tx)
      if (first) told = `found: ${first}`
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

/** Everything the nightly verification proves, over one transaction. */
async function findFaults(services: Services, tx: Tx): Promise<string[]> {
  const within: Database['read'] = (work) => work(tx)
  const database = { ...services.database, read: within, transaction: within }
  const violations = await findAsUsual(database, tx)
  const draws = await findFalseDraws({ ...services, database }, { all: true })
  const audit = await walkAuditLog(within)
  return [...violations, ...(draws.length > 0 ? [drawsRule] : []), ...(audit.ok ? [] : [auditRule])]
}

/** The rules that are broken: looked for as this engine does, a few rows at a time where there is one session. */
async function findAsUsual(database: Database, tx: Tx): Promise<string[]> {
  return database.engine === 'pglite' ? findInSteps(database) : findAtOnce(tx)
}

async function findInSteps(database: Database): Promise<string[]> {
  return namesOf(await verifyLedgerInSteps(database, { rowsAtOnce: 6 }))
}

async function findAtOnce(tx: Tx): Promise<string[]> {
  await makeCopies(tx)
  return namesOf(await findViolations(tx, 'copies'))
}

function namesOf(violations: Violation[]): string[] {
  return violations.map(({ invariant }) => invariant)
}

test(
  'every corruption of the books is refused by the schema, and found by the verification where the schema sleeps',
  { timeout: 900_000 },
  async () => {
    const { services, close } = await buildBooks()
    try {
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
    } finally {
      await close()
    }
  },
)

test('looked at in steps or at once, the same rules are broken', { timeout: 900_000 }, async () => {
  const { services, close } = await buildBooks()
  try {
    for (const { plant: statements } of corruptions.filter((_, at) => at % 9 === 0)) {
      const looking = services.database.transaction(async (tx) => {
        await putGuardsToSleep(tx)
        for (const statement of statements) await sql.raw(statement).execute(tx)
        await wakeGuards(tx)
        const within: Database['read'] = (work) => work(tx)
        // At once first: a step's settings last until the end of the transaction.
        const atOnce = await findAtOnce(tx)
        expect(await findInSteps({ ...services.database, read: within, transaction: within })).toEqual(atOnce)
        throw new Undone()
      })
      await looking.catch((error: unknown) => {
        if (!(error instanceof Undone) && !isRefusal(error)) throw error
      })
    }
  } finally {
    await close()
  }
})

test.each([
  ['a table that is not there', 'update no_such_table set amount_cents = 1'],
  ['a value of another type', "update ledger_accounts set balance_cents = 'much'"],
])('a corruption that cannot even be planted passes for no refusal: %s', async (name, statement) => {
  const services = await testServices()
  await expect(plant(services, { name, plant: [statement] }, 'awake')).rejects.toThrow()
})

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
