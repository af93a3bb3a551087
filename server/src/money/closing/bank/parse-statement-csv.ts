import { setImmediate as nextTurn } from 'node:timers/promises'
import { mostStatementLines } from '@tower/contract/money/closing-bank.ts'
import { hasBrokenLetters, plainCell } from '@tower/contract/sheet-text.ts'
import { type ColumnWords, mapColumns, SheetFault } from '../../../http/sheet-columns.ts'
import { sheetRecords } from '../../../http/sheet-records.ts'
import { Refusal } from '../../../refusal.ts'
import { parseCents, parseDay, type ParsedStatement, plainText } from './parsed-statement.ts'

const words = {
  day: ['posting date', 'posted date', 'post date', 'transaction date', 'booking date', 'date', 'fecha'],
  amount: ['amount', 'transaction amount', 'net amount', 'importe', 'monto'],
  debit: ['debit', 'debits', 'debit amount', 'withdrawal', 'withdrawals', 'money out', 'cargo', 'cargos'],
  credit: ['credit', 'credits', 'credit amount', 'deposit', 'deposits', 'money in', 'abono', 'abonos'],
  text: ['description', 'transaction description', 'details', 'payee', 'name', 'memo', 'descripción'],
  reference: [
    'reference',
    'reference number',
    'check number',
    'check or slip',
    'check or slip number',
    'check',
    'transaction id',
    'referencia',
  ],
  balance: ['balance', 'running balance', 'running bal', 'saldo'],
  currency: ['currency', 'currency code', 'moneda'],
  account: ['account number', 'account', 'cuenta'],
} as const satisfies ColumnWords<string>

type Field = keyof typeof words
type Cells = Partial<Record<Field, string>>

/** Banks write their own name and the days above the heads. */
const mostRowsAbove = 20
const charactersAtOnce = 64 * 1024

/** Reads the statement of a bank that is a sheet: its columns go by their heads, in whatever order they stand. */
export async function parseStatementCsv(text: string): Promise<ParsedStatement> {
  const found: ParsedStatement = {
    ...{ format: 'csv', account: null, from: null, to: null, openingCents: null, closingCents: null },
    ...{ currencies: [], lines: [], faults: [] },
  }
  const accounts = new Set<string>()
  const currencies = new Set<string>()
  const balances: { cents: number; after: number }[] = []
  for await (const { row, cells } of rowsOf(text)) {
    if (row.count > mostStatementLines) throw new Refusal('closing.statement_too_long')
    if (cells.account) accounts.add(cells.account)
    if (cells.currency) currencies.add(cells.currency.toUpperCase())
    readRow(found, balances, { row: row.at, cells })
  }
  if (accounts.size > 1) throw new Refusal('closing.statement_many_accounts')
  const [account = null] = accounts
  return { ...found, ...endBalances(found, balances), account, currencies: [...currencies] }
}

type Row = { row: { at: number; count: number }; cells: Cells }

async function* rowsOf(text: string): AsyncGenerator<Row> {
  let fields: (Field | undefined)[] | undefined
  let last = 0
  let above = 0
  let count = 0
  try {
    for await (const { record, line } of sheetRecords(pieces(text))) {
      const at = last + 1
      last = line
      if (record.every((cell) => cell.trim() === '')) continue
      if (fields) {
        count += 1
        yield { row: { at, count }, cells: cellsOf(record, fields) }
        continue
      }
      fields = columnsOf(record)
      above += 1
      if (!fields && above > mostRowsAbove) break
    }
  } catch (error) {
    if (error instanceof SheetFault) throw new Refusal('closing.statement_unreadable')
    throw error
  }
  if (!fields) throw new Refusal('closing.statement_columns')
}

/** Between two pieces whoever else asks has their turn: a long statement is seconds of reading. */
async function* pieces(text: string): AsyncGenerator<string> {
  const whole = text.replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < whole.length; at += charactersAtOnce) {
    if (at > 0) await nextTurn()
    yield whole.slice(at, at + charactersAtOnce)
  }
}

/** Undefined of a row that is not the heads. */
function columnsOf(record: string[]): (Field | undefined)[] | undefined {
  try {
    const { fields } = mapColumns<Field>(record, { words, required: ['day', 'text'] })
    const has = (field: Field) => fields.includes(field)
    return has('amount') || (has('debit') && has('credit')) ? fields : undefined
  } catch (error) {
    if (error instanceof SheetFault) return undefined
    throw error
  }
}

function cellsOf(record: string[], fields: readonly (Field | undefined)[]): Cells {
  const cells: Cells = {}
  record.forEach((cell, place) => {
    const field = fields[place]
    const words = plainCell(cell)
    if (field !== undefined && words !== '') cells[field] = words
  })
  return cells
}

type Balances = { cents: number; after: number }[]

function readRow(found: ParsedStatement, balances: Balances, { row, cells }: { row: number; cells: Cells }) {
  const day = parseDay(cells.day ?? '')
  const cents = amountOf(cells)
  const text = plainText(cells.text ?? '')
  if (day === undefined) return void found.faults.push({ row, fault: 'day' })
  if (cents === undefined) return void found.faults.push({ row, fault: 'amount' })
  if (text === '' || hasBrokenLetters(text)) return void found.faults.push({ row, fault: 'text' })
  const balance = parseCents(cells.balance ?? '')
  if (balance !== undefined) balances.push({ cents, after: balance })
  if (cents === 0) return
  const reference = plainText(cells.reference ?? '') || null
  found.lines.push({ row, day, cents, text, reference, bankId: null })
}

function amountOf({ amount, debit, credit }: Cells): number | undefined {
  if (amount !== undefined) return parseCents(amount)
  const [out, into] = [debit ?? '', credit ?? ''].map((text) => (text === '' ? 0 : parseCents(text)))
  if (out === undefined || into === undefined || (debit === undefined && credit === undefined))
    return undefined
  return Math.abs(into) - Math.abs(out)
}

/** Banks list the oldest first or the newest; the balances beside the lines say which. Of a sheet without them, nothing. */
function endBalances({ lines }: ParsedStatement, balances: Balances) {
  const [first, last] = [balances[0], balances.at(-1)]
  const none = { openingCents: null, closingCents: null }
  if (!first || !last || balances.length < lines.length) return none
  const sum = balances.reduce((cents, line) => cents + line.cents, 0)
  const isRising = first.after - first.cents + sum === last.after
  const [begin, end] = isRising ? [first, last] : [last, first]
  return { openingCents: begin.after - begin.cents, closingCents: end.after }
}
