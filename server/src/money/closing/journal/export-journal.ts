import { dayOf, endOfDay, startOfDay } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import type { JournalFormat, JournalGrain } from '@tower/contract/money/closing.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { AccountKind } from '../../ledger/accounts.ts'
import type { Span } from '../month/month.queries.ts'
import { moneyKinds } from './account-codes.ts'
import type { JournalLine } from './journal-formats.ts'
import {
  type DaySide,
  type FactRow,
  findFirstFact,
  listCodes,
  listFacts,
  listUsedKinds,
  sumSides,
} from './journal.queries.ts'

const factsAtOnce = 500
const mostDays = 3_660

type Names = (kind: AccountKind) => { code: string; name: string }
export type ExportJournal = { from: string; to: string; format: JournalFormat; grain: JournalGrain }

/**
 * The journal of a time, some lines at a time. Refused while a kind of account that there is has no code, since an import
 * that lacks sides books nothing or, worse, something else; a plain file goes without codes.
 */
export async function exportJournal(
  services: Services,
  { from, to, format, grain }: ExportJournal,
): Promise<AsyncGenerator<JournalLine[]>> {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1 || days > mostDays) throw new Refusal('closing.period')
  const span = { from: startOfDay(from), until: endOfDay(to) }
  const names = await readNames(services, format)
  return grain === 'day' ? eachDay(services, span, names) : eachFact(services, span, names)
}

async function readNames({ database }: Services, format: JournalFormat): Promise<Names> {
  const { codes, used } = await database.read(async (tx) => ({
    codes: await listCodes(tx),
    used: await listUsedKinds(tx, moneyKinds),
  }))
  const named = new Map(codes.map(({ account_kind: kind, code, name }) => [kind, { code, name }]))
  if (format !== 'plain' && used.some((kind) => !named.has(kind)))
    throw new Refusal('closing.account_without_code')
  return (kind) => named.get(kind) ?? { code: '', name: kind }
}

/** Of each day on which something was booked one entry, with both sides of each kind of account. */
async function* eachDay(
  { database, charity }: Services,
  { from, until }: Span,
  names: Names,
): AsyncGenerator<JournalLine[]> {
  const { name: site } = await charity.read()
  for (let next = from; ;) {
    const since = next
    const first = await database.read((tx) => findFirstFact(tx, { from: since, until }))
    if (!first) return
    const day = dayOf(first)
    next = endOfDay(day)
    const whole = { from: startOfDay(day), until: next }
    const sides = await database.read((tx) => sumSides(tx, whole))
    const entry = { number: `PT-${day}`, day, narration: `${site} ${day}` }
    yield sides.flatMap((side) => linesOf(side, entry, names))
  }
}

type Entry = Pick<JournalLine, 'number' | 'day' | 'narration'>

/** The debit and the credit line of a kind of account, where there is one. */
function linesOf(
  { account_kind: kind, debit_cents: debitCents, credit_cents: creditCents }: DaySide,
  entry: Entry,
  names: Names,
): JournalLine[] {
  const side = { ...entry, description: kind, account: names(kind) }
  return [
    { ...side, debitCents, creditCents: 0 },
    { ...side, debitCents: 0, creditCents },
  ].filter((line) => line.debitCents + line.creditCents > 0)
}

async function* eachFact(services: Services, span: Span, names: Names): AsyncGenerator<JournalLine[]> {
  const { name: site } = await services.charity.read()
  let after: FactRow | undefined
  for (;;) {
    const last = after
    const rows = await services.database.read((tx) =>
      listFacts(tx, span, { after: last, limit: factsAtOnce }),
    )
    yield rows.flatMap((row) => lineOf(row, site, names))
    after = rows.at(-1)
    if (!after) return
  }
}

function lineOf(
  { id, at, kind, memo, account_kind: account, amount_cents: cents }: FactRow,
  site: string,
  names: Names,
) {
  if (account === null || cents === null) return []
  // QuickBooks takes numbers of 21 characters: what is left of the name still tells apart more facts than there will be.
  const number = `F${id.replaceAll('-', '').slice(0, 20)}`
  const line: JournalLine = {
    number,
    day: dayOf(at),
    narration: `${site} ${kind} ${number}`,
    description: [kind.replaceAll('_', ' '), memo].filter(Boolean).join(', '),
    account: names(account),
    debitCents: Math.max(0, -cents),
    creditCents: Math.max(0, cents),
  }
  return [line]
}
