import { expect, test } from 'vitest'
import { csvLine, inDollars } from './csv.ts'

const unseen = ['\u200b', '\u00ad', '\u2060', '\u202e', '\u180e', '\u0001', '\u2028', '\uFEFF\uFEFF'].map(
  (sign) => `${sign}=1`,
)

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  ' =1',
  '\u00a0 =1',
  '\uFEFF=1',
  '＝1',
  '\n=1',
  ...unseen,
])('no spreadsheet runs %j', (text) => {
  const [cell = ''] = csvLine([text]).split('\r\n')
  expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('a formula on a later line of a cell is not run either', () => {
  expect(csvLine(['note\n =HYPERLINK("http://evil.example")'])).toBe(
    `"note\n' =HYPERLINK(""http://evil.example"")"\r\n`,
  )
})

test('nor one behind what programs of other countries take for the end of a cell', () => {
  expect(csvLine(['a;=1', 'a\t =1', 'a\n\n\n\u200b=1', 'a;b - c'])).toBe(
    `"a;'=1","a\t' =1","a\n\n\n'\u200b=1","a;b - c"\r\n`,
  )
})

test('numbers stay numbers, and what is missing is empty', () => {
  expect(csvLine([-5, 0, null, ''])).toBe('-5,0,,\r\n')
})

test('money has two decimals, also of whole dollars and below zero', () => {
  expect(csvLine([inDollars(80_000), inDollars(3_140), inDollars(-5), inDollars(0), inDollars('1005')])).toBe(
    '800.00,31.40,-0.05,0.00,10.05\r\n',
  )
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\r\nlines', 'plain'])).toBe(
    '"a,b","say ""hi""","two\r\nlines",plain\r\n',
  )
})
