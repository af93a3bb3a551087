import { expect, test } from 'vitest'
import { letAllOut } from '../../test/papers/let-all-out.ts'
import { readPdf } from '../../test/papers/read-pdf.ts'
import { openDocument, writeLines } from './page-layout.ts'
import type { Paper } from './paper.ts'
import { unwritable } from './paper-fonts.ts'
import { writePaper } from './write-paper.ts'

const longName = 'María José Ñáñez-Łukaszewicz de la Santísima Trinidad '.repeat(12).trim()

async function* rowsOf(count: number) {
  for (let from = 0; from < count; from += 100)
    yield Array.from({ length: Math.min(100, count - from) }, (_, row) => [`Day ${from + row}`, '$1.00'])
}

function paper(rows: number, more: Partial<Paper> = {}): Paper {
  return {
    title: 'Estado de donaciones',
    language: 'es',
    writtenAt: new Date('2026-03-01T00:00:00Z'),
    issuer: { name: 'Amigos de las Aulas', lines: ['EIN 12-3456789'] },
    paragraphs: ['¿Qué pasó? Aquí está todo.'],
    facts: { caption: 'El estado', rows: [['Donante', longName]] },
    table: {
      caption: 'Las donaciones',
      columns: [
        { head: 'Fecha', share: 0.5 },
        { head: 'Donación', share: 0.5, numeric: true },
      ],
      batches: rowsOf(rows),
      total: () => [`${rows} donaciones`, `$${rows}.00`],
      none: 'No hubo donaciones.',
    },
    closing: () => ['No se entregaron bienes.'],
    pageLabel: (page) => `Página ${page}`,
    ...more,
  }
}

test('a paper says its title and language, and each of its parts is marked as what it is', async () => {
  const read = await readPdf(await writePaper(paper(3), letAllOut))
  expect(read).toMatchObject({ title: 'Estado de donaciones', language: 'es', isMarked: true, pages: 1 })
  const roles = (role: string) =>
    read.elements.filter((element) => element.role === role).map(({ text }) => text)
  expect(roles('H1')).toEqual(['Estado de donaciones'])
  expect(roles('P')).toEqual([
    'Amigos de las Aulas',
    'EIN 12-3456789',
    '¿Qué pasó? Aquí está todo.',
    'No se entregaron bienes.',
  ])
  expect(roles('TR')).toEqual([
    `Donante ${longName}`,
    'Fecha Donación',
    'Day 0 $1.00',
    'Day 1 $1.00',
    'Day 2 $1.00',
    '3 donaciones $3.00',
  ])
})

test('every row has as many cells as its table has columns, and begins with a heading', async () => {
  const { elements } = await readPdf(await writePaper(paper(120), letAllOut))
  const tables = elements.filter(({ role }) => role === 'Table')
  expect(tables.length).toBeGreaterThan(1)
  for (const row of elements.filter(({ role }) => role === 'TR')) {
    expect(row.inside.map(({ role }) => role)[0]).toBe('TH')
    expect(row.inside).toHaveLength(2)
  }
})

test('a table over several pages is heard once: heads and page numbers that are repeated are decoration', async () => {
  const read = await readPdf(await writePaper(paper(200), letAllOut))
  expect(read.pages).toBeGreaterThan(3)
  const heads = read.elements.filter(({ role, text }) => role === 'TR' && text === 'Fecha Donación')
  expect(heads).toHaveLength(1)
  expect(read.elements.filter(({ role, text }) => role === 'TR' && text.startsWith('Day'))).toHaveLength(200)
  expect(read.text).not.toContain('Página')
})

test('every face is embedded, and the file claims the standard it keeps', async () => {
  const source = (await writePaper(paper(1), letAllOut)).toString('latin1')
  expect(source).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
  expect(source).toMatch(/\/DisplayDocTitle true/)
  const faces = source.match(/\/Type \/FontDescriptor/g) ?? []
  expect(faces.length).toBeGreaterThan(0)
  expect(source.match(/\/FontFile[23] \d+/g)).toHaveLength(faces.length)
  expect(source.match(/\/ToUnicode \d+/g)).toHaveLength(faces.length)
})

const written: readonly string[] = [
  ...[
    'Łucja Đặng Ấp',
    'Kaʻiulani ʻAkaka',
    'Юлия Ковальчук',
    'Γιώργος Παπαδόπουλος',
    '李小龍',
    '𠮷田 さくら カナ',
  ],
  ...['김민준', 'አበበ ቢቂላ', 'Nguyễn Thị Ánh', 'Ana Юлия 李小龍 김민준 አበበ Γιώργος'],
]

test('names are written in the letters that they are written in', async () => {
  const rows = written.map((name): [string, string] => ['Donante', name])
  const pdf = await writePaper(paper(1, { facts: { caption: 'f', rows } }), letAllOut)
  const { elements } = await readPdf(pdf)
  const names = elements.filter(({ role, text }) => role === 'TR' && text.startsWith('Donante'))
  expect(names.map(({ text }) => text)).toEqual(written.map((name) => `Donante ${name}`))
})

test('words from the right and letters in another order are drawn as they are read, and said as they are written', () => {
  const drawn: { text: string; x: number }[] = []
  const said: string[] = []
  const document = openDocument({ title: 't', author: 'a', language: 'en', writtenAt: new Date(0) })
  document.addPage()
  const spied = Object.assign(Object.create(document) as typeof document, {
    text: (text: string, x: number) => void drawn.push({ text, x }),
    markContent: (_: string, { actual }: { actual: string }) => void said.push(actual),
    endMarkedContent: () => undefined,
  })
  const pen = { size: 10, weight: 'plain', color: '#000' } as const
  writeLines(spied, ['Ana محمد علي, דוד Lee', 'प्रिया'], pen, { x: 0, y: 0, width: 400 })
  const fromLeft = drawn.slice(0, -1).toSorted((one, other) => one.x - other.x)
  expect(fromLeft.map(({ text }) => text.trim()).filter(Boolean)).toEqual([
    ...['Ana', 'דוד', ',', 'علي', 'محمد', 'Lee'],
  ])
  expect(said).toEqual(['محمد علي, דוד', 'प्रिया'])
})

test('a sign that no face has is written as a question mark, never as nothing, and is told', async () => {
  const name = 'Łucja 🎉 n\u0304 Ấp 👩‍👧'
  const { text } = await readPdf(
    await writePaper(paper(1, { facts: { caption: 'f', rows: [['Donante', name]] } }), letAllOut),
  )
  expect(text).toContain('Łucja ? n\u0304 Ấp ?')
  expect(unwritable([name, ...written])).toEqual(['🎉', '👩‍👧'])
})

test('a table without rows says so in words', async () => {
  const { elements, text } = await readPdf(await writePaper(paper(0), letAllOut))
  expect(text).toContain('No hubo donaciones.')
  expect(elements.filter(({ role }) => role === 'TR')).toHaveLength(2)
})
