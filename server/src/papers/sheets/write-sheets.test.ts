import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Passed } from '../../gate.ts'
import { readPdf } from '../../../test/papers/read-pdf.ts'
import { drawSheet } from './draw-sheet.ts'
import { layLines } from './lay-lines.ts'
import { qrShape } from './qr-shape.ts'
import { letter, type Sheet, type SheetSet } from './sheet.ts'
import { writeSheets } from './write-sheets.ts'

const pen = { size: 20, weight: 'bold', color: '#14213D' } as const

function sheet(text: string): Sheet {
  const { shape } = qrShape('https://tower.test/draws/1', '#14213D')
  return {
    ...{ ...letter, ground: '#FBFBF7' },
    parts: [
      { kind: 'art', shapes: [{ d: 'M0 0H90V90H0Z', fill: '#D2603A' }], at: { x: 0, y: 0, scale: 1 } },
      layLines({ tag: 'H1', text, pen, x: 54, y: 54, width: 300, mostLines: 3, smallest: 12 }).part,
      { kind: 'figure', alt: 'A code to scan', shapes: [shape], at: { x: 54, y: 300, scale: 3 } },
    ],
  }
}

function set(...texts: string[]): Passed<SheetSet> {
  const sheets: SheetSet = {
    ...{ title: 'Dos hojas', author: 'Amigos de las Aulas', language: 'es' },
    ...{ writtenAt: new Date('2026-03-01T00:00:00Z'), sheets: texts.map(sheet) },
  }
  return sheets as Passed<SheetSet>
}

test('sheets say their title and language, their words are words, and what is drawn to be read has its words', async () => {
  const read = await readPdf(await writeSheets(set('Cupo 12', 'Łucja 漢 Đặng')))
  expect(read).toMatchObject({ title: 'Dos hojas', language: 'es', isMarked: true, pages: 2 })
  const heard = read.elements.filter(({ role }) => role !== 'Document' && role !== 'Root')
  expect(heard.map(({ role, text, alt }) => [role, alt ?? text])).toEqual([
    ['H1', 'Cupo 12'],
    ['Figure', 'A code to scan'],
    ['H1', 'Łucja 漢 Đặng'],
    ['Figure', 'A code to scan'],
  ])
})

test('every face of a sheet is embedded with its Unicode', async () => {
  const source = (await writeSheets(set('Cupo 12 Ấp'))).toString('latin1')
  const faces = source.match(/\/Type \/FontDescriptor/g) ?? []
  expect(faces.length).toBeGreaterThan(1)
  expect(source.match(/\/FontFile[23] \d+/g)).toHaveLength(faces.length)
  expect(source.match(/\/ToUnicode \d+/g)).toHaveLength(faces.length)
})

test('a text that is too long for its place becomes smaller, and ends in an ellipsis where even that does not help', () => {
  const lay = (text: string) =>
    layLines({ tag: 'P', text, pen, x: 0, y: 0, width: 200, mostLines: 1, smallest: 12 }).part
  expect(lay('Ana Ruiz').pen.size).toBe(20)
  expect(lay('Ana Ruiz de la Torre Villarreal').pen.size).toBeLessThan(20)
  expect(lay('Ana '.repeat(40)).lines.join('')).toMatch(/…$/)
})

test('a name of markup is drawn as letters, and nothing of it is run', async () => {
  const svg = drawSheet(sheet('<script>alert(1)</script>'))
  expect(svg).not.toContain('script')
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect([width, height]).toEqual([letter.width * 2, letter.height * 2])
})

test('a code to scan has the dark squares that its address asks for, and no other', () => {
  const { shape, side } = qrShape('https://tower.test/', '#000000')
  expect(side).toBeGreaterThanOrEqual(21)
  // The finder patterns of three corners begin with seven dark squares.
  expect(shape.d).toContain('M0 0H7V1H0Z')
  expect(shape.d).toContain(`M${side - 7} 0H${side}V1H${side - 7}Z`)
  expect(shape.d).toContain(`M0 ${side - 7}H7V${side - 6}H0Z`)
})
