import { dayOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { createHash } from 'node:crypto'
import { Refusal } from '../../../refusal.ts'
import { isOfx, parseOfx } from './parse-ofx.ts'
import { parseStatementCsv } from './parse-statement-csv.ts'
import type { ParsedLine, ParsedStatement } from './parsed-statement.ts'

const mostDays = 366

export type StatementFile = {
  text: string
  from: string
  to: string
  /** The balance at the end of its last day, as whoever takes it reads it; what the file says counts before it. */
  closingCents?: number | null | undefined
}

/** A line under the name that makes it one, however many files bring it. */
export type KeyedLine = ParsedLine & {
  key: string
  /** What the key is made of, but for which of several alike it is. */
  named: string
}

/** A statement with its days and digests; what is wrong with it as a whole was refused. */
export type ReadStatement = Omit<ParsedStatement, 'lines' | 'from' | 'to' | 'currencies'> & {
  /** Of the whole file. */
  fileDigest: string
  accountDigest: string | null
  accountLast4: string | null
  from: string
  to: string
  lines: KeyedLine[]
  linesCents: number
  /** The file says no balance, and whoever takes it did. */
  closingTyped: boolean
}

/** Reads a statement's file, of either format. An OFX file says of which days it is; else whoever takes it does. */
export async function readStatement(file: StatementFile, today: Date): Promise<ReadStatement> {
  const { text } = file
  const { currencies, ...parsed } = isOfx(text) ? parseOfx(text) : await parseStatementCsv(text)
  if (currencies.some((currency) => currency !== 'USD')) throw new Refusal('closing.statement_currency')
  if (parsed.lines.length + parsed.faults.length === 0) throw new Refusal('closing.statement_empty')
  const from = parsed.from ?? file.from
  const to = parsed.to ?? file.to
  requirePeriod(from, to, today)
  const isInside = ({ day }: ParsedLine) => from <= day && day <= to
  const outside = parsed.lines.filter((line) => !isInside(line))
  const linesCents = parsed.lines.reduce((cents, line) => cents + line.cents, 0)
  const faults = [...parsed.faults, ...outside.map(({ row }) => ({ row, fault: 'outside' as const }))]
  const balances = balancesOf(parsed, { linesCents, typedCents: file.closingCents })
  const { openingCents: opening, closingCents: closing } = balances
  if (faults.length === 0 && opening !== null && closing !== null && opening + linesCents !== closing)
    throw new Refusal('closing.statement_sum')
  const accountDigest = parsed.account === null ? null : digestOf(parsed.account.replaceAll(/\W/g, ''))
  return {
    ...parsed,
    ...{ from, to, linesCents, accountDigest, ...balances },
    faults: faults.toSorted((one, other) => one.row - other.row),
    lines: withKeys(parsed.lines.filter(isInside), accountDigest),
    fileDigest: digestOf(text),
    accountLast4: parsed.account === null ? null : parsed.account.replaceAll(/\W/g, '').slice(-4),
  }
}

type Balances = Pick<ParsedStatement, 'openingCents' | 'closingCents'>
type Typed = { linesCents: number; typedCents: number | null | undefined }

/** What the file says; of one that says nothing, what was typed, and what must have been there before its lines. */
function balancesOf(
  { openingCents, closingCents }: Balances,
  { linesCents, typedCents }: Typed,
): Balances & { closingTyped: boolean } {
  if (closingCents !== null || typedCents === null || typedCents === undefined)
    return { openingCents, closingCents, closingTyped: false }
  return { openingCents: typedCents - linesCents, closingCents: typedCents, closingTyped: true }
}

function requirePeriod(from: string, to: string, today: Date): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  if (!(days >= 0 && days <= mostDays)) throw new Refusal('closing.statement_period')
  // Lines of that day may still come, and a month would look covered without them.
  if (to > dayOf(today)) throw new Refusal('closing.statement_future')
}

/** SHA-256 of a text, in hex. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The key of a line: what names it, and which of several alike it is. */
export const keyOf = (named: string, which: number) => digestOf(`${named} ${which}`)

/** By the bank's own name of it, day and amount told apart; else by all it says, and which of those alike it is. */
function withKeys(lines: readonly ParsedLine[], accountDigest: string | null): KeyedLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { bankId, day, cents, text, reference } = line
    const same =
      bankId === null ? JSON.stringify([day, cents, text, reference]) : `${accountDigest} ${bankId}`
    const alike = JSON.stringify([same, day, cents])
    const which = (seen.get(alike) ?? 0) + 1
    seen.set(alike, which)
    const named = `${bankId === null ? 'line' : 'id'} ${same}`
    return { ...line, named, key: keyOf(named, which) }
  })
}
