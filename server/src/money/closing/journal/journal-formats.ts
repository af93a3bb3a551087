import type { JournalFormat } from '@tower/contract/money/closing.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'

/** A side of a journal entry. Exactly one of the two amounts is above zero. */
export type JournalLine = {
  /** The same of all sides of an entry, and of no other. */
  number: string
  /** The organization's day. */
  day: string
  narration: string
  description: string
  account: { code: string; name: string }
  debitCents: number
  creditCents: number
}

type Layout = {
  header: readonly string[]
  view(line: JournalLine, settings: { taxRate: string }): readonly CsvCell[]
  /** These importers would read the mark of the encoding as a part of the first head. */
  isUnmarked: boolean
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const american = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
/** Read the same in every country. */
function worded(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date} ${months[Number(month) - 1] ?? ''} ${year}`
}
const dollars = (cents: number) => (cents === 0 ? null : inDollars(cents))

/** How each program takes journals: the columns and dates of its own template. */
export const layouts: Record<JournalFormat, Layout> = {
  // Lines of one number are one entry; the account is found by its name.
  quickbooks: {
    header: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description'],
    view: (line) => [
      line.number,
      american(line.day),
      line.account.name,
      dollars(line.debitCents),
      dollars(line.creditCents),
      line.description,
    ],
    isUnmarked: true,
  },
  // Lines of one narration and date are one journal; the account is found by its code; credits are below zero.
  xero: {
    header: [
      '*Narration',
      '*Date',
      'Description',
      '*AccountCode',
      '*TaxRate',
      '*Amount',
      'TrackingName1',
      'TrackingOption1',
      'TrackingName2',
      'TrackingOption2',
    ],
    view: (line, { taxRate }) => [
      line.narration,
      worded(line.day),
      line.description,
      line.account.code,
      taxRate,
      inDollars(line.debitCents - line.creditCents),
      null,
      null,
      null,
      null,
    ],
    isUnmarked: true,
  },
  plain: {
    header: ['Journal', 'Date', 'Account code', 'Account name', 'Debit', 'Credit', 'Description'],
    view: (line) => [
      line.number,
      line.day,
      line.account.code,
      line.account.name,
      dollars(line.debitCents),
      dollars(line.creditCents),
      line.description,
    ],
    isUnmarked: false,
  },
}
