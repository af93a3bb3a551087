import { mostStatementLines } from '@tower/contract/money/closing-bank.ts'
import { expect, test } from 'vitest'
import { pairLines } from './pair-lines.ts'
import { parseCents, parseDay } from './parsed-statement.ts'
import { readStatement } from './read-statement.ts'

const today = new Date('2026-12-02T12:00:00Z')
const november = { from: '2026-11-01', to: '2026-11-30' }
const read = (text: string, days = november) => readStatement({ text, ...days }, today)
const refusal = (text: string, days = november) =>
  read(text, days).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

const sgml = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101120000[-8:PST]<DTEND>20261130
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>1,234.50<FITID>A1<NAME>STRIPE &amp; CO<MEMO>TRANSFER
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261105<TRNAMT>-10.00<FITID>A2<CHECKNUM>1001<NAME>CHECK
</BANKTRANLIST><LEDGERBAL><BALAMT>2000.00<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const xml = `<?xml version="1.0"?><?OFX OFXHEADER="200"?>${sgml
  .slice(sgml.indexOf('<OFX>'))
  .replaceAll(/<([A-Z]+)>([^<\n]+)/g, '<$1>$2</$1>')}`

test('both forms of OFX say the same: days, balances, and each line by the bank’s own name', async () => {
  const [old, newer] = [await read(sgml), await read(xml)]
  expect(newer.lines).toEqual(old.lines)
  expect(old).toMatchObject({
    format: 'ofx',
    accountLast4: '6789',
    from: '2026-11-01',
    to: '2026-11-30',
    openingCents: 200_000 - 123_450 + 1_000,
    closingCents: 200_000,
    faults: [],
  })
  expect(old.lines).toMatchObject([
    { day: '2026-11-03', cents: 123_450, text: 'STRIPE & CO TRANSFER', reference: null },
    { day: '2026-11-05', cents: -1_000, text: 'CHECK', reference: '1001' },
  ])
})

test('sheets of several banks are read by their heads, the newest line first or last', async () => {
  const rising = await read(
    'First Bank,,\nChecking,,\n\nDate,Description,Debit,Credit,Balance\n11/03/2026,STRIPE,,"$1,234.50","2,234.50"\n11/5/26,"CHECK, 1001",10.00,,"2,224.50"\n',
  )
  const falling = await read(
    'Posting Date;Details;Amount;Running Balance\r\n2026-11-05;CHECK;(10.00);2224.50\r\n2026-11-03;STRIPE;1234.50;2234.50\r\n',
  )
  for (const statement of [rising, falling])
    expect(statement).toMatchObject({
      openingCents: 100_000,
      closingCents: 222_450,
      linesCents: 122_450,
      faults: [],
    })
  expect(rising.lines.map(({ row, day, cents }) => [row, day, cents])).toEqual([
    [5, '2026-11-03', 123_450],
    [6, '2026-11-05', -1_000],
  ])
})

test('lines that are alike are several, and the same lines in another file are the same', async () => {
  const sheet = (rows: string[]) => ['Date,Description,Amount', ...rows].join('\n')
  const coffee = '2026-11-05,COFFEE,-4.00'
  const one = await read(sheet([coffee, coffee]))
  const other = await read(sheet([coffee, coffee, coffee]))
  expect(new Set(one.lines.map(({ key }) => key)).size).toBe(2)
  expect(other.lines.slice(0, 2).map(({ key }) => key)).toEqual(one.lines.map(({ key }) => key))
})

test('what is wrong with a line is named with its row', async () => {
  const { faults, lines } = await read(
    'Date,Description,Amount\n2026-11-31,A,1\n2026-10-31,B,1\n2026-11-02,C,1.234\n2026-11-02,,1\n2026-11-02,D,0\n2026-11-02,E,1e9\n',
  )
  expect(faults).toEqual([
    { row: 2, fault: 'day' },
    { row: 3, fault: 'outside' },
    { row: 4, fault: 'amount' },
    { row: 5, fault: 'text' },
    { row: 7, fault: 'amount' },
  ])
  expect(lines).toEqual([])
})

test.each([
  ['a page of a bank', '<html><body>Sign in</body></html>', 'closing.statement_columns'],
  [
    'a quote that is never closed',
    'Date,Description,Amount\n2026-11-02,"A,1',
    'closing.statement_unreadable',
  ],
  ['a card’s statement', sgml.replaceAll('STMTRS', 'CCSTMTRS'), 'closing.statement_unreadable'],
  [
    'two accounts',
    sgml.replace('</STMTRS>', '</STMTRS><STMTRS></STMTRS>'),
    'closing.statement_many_accounts',
  ],
  ['euros', sgml.replace('<CURDEF>USD', '<CURDEF>EUR'), 'closing.statement_currency'],
  [
    'a line in euros',
    sgml.replace('<NAME>CHECK', '<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY><NAME>CHECK'),
    'closing.statement_currency',
  ],
  ['euros in a sheet', 'Date,Description,Amount,Currency\n2026-11-02,A,1,EUR', 'closing.statement_currency'],
  ['heads alone', 'Date,Description,Amount\n', 'closing.statement_empty'],
  [
    'a line taken out of the middle',
    'Date,Description,Amount,Balance\n2026-11-02,A,1,1\n2026-11-04,C,1,3',
    'closing.statement_sum',
  ],
])('%s is refused in a sentence', async (_, text, code) => {
  expect(await refusal(text)).toBe(code)
})

const sheetOf = (count: number) =>
  `Date,Description,Amount\n${Array.from({ length: count }, (_, at) => `2026-11-02,LINE ${at},1.00\n`).join('')}`

test('a statement of more than 50,000 lines is refused, and one of days that nobody means', async () => {
  expect(await refusal(sheetOf(mostStatementLines + 1))).toBe('closing.statement_too_long')
  const line = 'Date,Description,Amount\n2026-11-02,A,1'
  for (const days of [
    { from: '2024-01-01', to: '2026-11-30' },
    { from: '2026-11-30', to: '2026-11-01' },
  ])
    expect(await refusal(line, days)).toBe('closing.statement_period')
  // Of days still to come nothing is known.
  expect(await refusal(line, { from: '2026-11-01', to: '2026-12-03' })).toBe('closing.statement_future')
  expect(await refusal(line, { from: '2026-11-01', to: '2026-12-02' })).toBe('taken')
})

test.runIf(process.env.SOAK === 'true')('a statement of 50,000 lines is read whole', async () => {
  expect((await read(sheetOf(mostStatementLines))).lines).toHaveLength(mostStatementLines)
})

test('an amount is whole cents or none, and a day is one of the calendar', () => {
  const amounts = [
    '-1,234.50',
    '(12.00)',
    '$5',
    '0.1',
    '1,23',
    '12.345',
    '1e3',
    '',
    '9999999999999999',
    '5-',
    '+7',
  ]
  expect(amounts.map(parseCents)).toEqual([
    ...[-123_450, -1_200, 500, 10, undefined, undefined, undefined, undefined, undefined, -500, 700],
  ])
  const days = ['2026-02-29', '02/28/2026', '2/8/26', '20261130', '31.12.2026', '1026-01-01']
  expect(days.map(parseDay)).toEqual([
    ...[undefined, '2026-02-28', '2026-02-08', '2026-11-30', undefined, undefined],
  ])
})

test('a reference decides before the nearest day, and neither reaches further than some days', () => {
  const line = (id: string, day: string, text: string) => ({
    id,
    day,
    text,
    amount_cents: -1_000,
    reference: null,
  })
  const entry = (id: string, day: string, reference: string | null) => ({
    ...{
      id,
      reference,
      at: new Date(`${day}T12:00:00Z`),
      kind: 'bank_paid',
      amount_cents: -1_000,
      file_number: null,
    },
  })
  const lines = [
    line('near', '2026-11-05', 'ACH'),
    line('named', '2026-11-09', 'ACH RB 1042'),
    line('late', '2026-11-25', 'ACH'),
  ]
  const entries = [
    entry('a', '2026-11-05', 'RB-1042'),
    entry('b', '2026-11-04', 'RB-104'),
    entry('c', '2026-11-06', null),
  ]
  expect(pairLines(lines, entries, [])).toEqual([
    { lineId: 'named', entryIds: ['a'], match: 'reference' },
    { lineId: 'near', entryIds: ['b'], match: 'amount' },
  ])
})

test('while a long sheet is read, whoever else asks has their turn', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `2026-11-10,Gift ${at},25.00`)
  const counted = { turns: 0, isOver: false }
  const turn = () => {
    counted.turns += 1
    if (!counted.isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const { lines } = await read(['Date,Description,Amount', ...rows].join('\n'))
  counted.isOver = true
  expect(lines).toHaveLength(20_000)
  expect(counted.turns).toBeGreaterThanOrEqual(4)
})
