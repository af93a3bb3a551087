import { expect, test } from 'vitest'
import { decodeSheet, hasBrokenLetters, plainCell, readSheetStart, unguardCells } from './sheet-text.ts'

/** Letters of two bytes each. */
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const bytes = (...some: number[]) => Uint8Array.from(some)

test('a sheet is read in whatever alphabet it was saved', () => {
  const text = 'Name\tCity\nJosé\tCañón City'
  expect(decodeSheet(new TextEncoder().encode(text))).toBe(text)
  expect(decodeSheet(bytes(0xef, 0xbb, 0xbf, 0x4a))).toBe('J')
  expect(decodeSheet(bytes(0x4a, 0x6f, 0x73, 0xe9, 0x80))).toBe('José€')
  for (const isBig of [false, true])
    for (const mark of ['', '\ufeff']) expect(decodeSheet(wide(`${mark}${text}`, isBig))).toBe(text)
})

test('what is no text is none', () => {
  expect(decodeSheet(bytes(0x50, 0x4b, 0x03, 0x04, 0x41))).toBeUndefined()
  expect(decodeSheet(bytes(0xd0, 0xcf, 0x11, 0xe0, 0x41))).toBeUndefined()
  expect(decodeSheet(bytes(0x4a, 0x6f, 0x00, 0x41, 0x42))).toBeUndefined()
})

test('what stands between cells is what the file says, or what its header has most of', () => {
  for (const [text, delimiter, skip] of [
    ['a,b\n1;2', ',', 0],
    ['a;b;"c,d,e,f"\n', ';', 0],
    ['a\tb', '\t', 0],
    ['\ufeffa;b', ';', 1],
    ['sep=;\r\na,b,c', ';', 7],
    ['"sep=|"\na', '|', 8],
    ['\ufeffSEP=\t\na', '\t', 7],
    ['', ',', 0],
  ] as const)
    expect(readSheetStart(text), text).toMatchObject({ delimiter, skip })
})

test('guards of leading zeros are taken away, and formulas stay', () => {
  expect(unguardCells('="0100",b,="1, 2"\n="3"')).toBe('"0100",b,"1, 2"\n"3"')
  expect(unguardCells('=1+2,a="b"')).toBe('=1+2,a="b"')
  expect(['"0100"', '="0100"', ' ="0100" ', '=1+2'].map(plainCell)).toEqual([
    '"0100"',
    '0100',
    '0100',
    '=1+2',
  ])
  expect([unguardCells('="1"', ','), unguardCells('="1"', 'x')]).toEqual(['"1"', '="1"'])
})

test('letters that were lost or mistaken on the way are seen, and those that people write are not', () => {
  for (const broken of ['Jos\ufffd', 'JosÃ©', 'MuÃ±oz', 'itâ€™s', 'â€œyesâ€\u009d', 'Â¿QuÃ©?', 'a\0b'])
    expect(hasBrokenLetters(broken), broken).toBe(true)
  for (const whole of [
    'José Muñoz',
    'SÃO PAULO',
    'Gonçalves Âncora',
    'it’s',
    'Ângela',
    'Kaʻiulani',
    '李小龍',
  ])
    expect(hasBrokenLetters(whole), whole).toBe(false)
})
