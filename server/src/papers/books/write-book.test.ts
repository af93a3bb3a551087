import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildPictureBook } from '../../../test/papers/build-picture-book.ts'
import { readPdf } from '../../../test/papers/read-pdf.ts'
import type { Passed } from '../../gate.ts'
import type { BookPage, PictureBook } from './picture-book.ts'
import { writeBook, writeBooklet } from './write-book.ts'

const onPage = () => setImmediate()
const heardOf = async (pdf: Buffer) => {
  const { elements } = await readPdf(pdf)
  return elements.filter(({ role }) => role === 'P' || role === 'H1' || role === 'Figure')
}
const withPages = (pages: Partial<BookPage>[], title = 'Our garden'): Passed<PictureBook> => ({
  ...buildPictureBook(0),
  title: { language: 'en', text: title },
  pages: pages.map((page) => ({ picture: undefined, words: [], caption: undefined, ...page })),
})
const inEnglish = (text: string) => [{ language: 'en' as const, text }]

test('every letter of a book is embedded, of two families and as many signs as it has, each text says its language, and the file claims the standard it keeps', async () => {
  const source = (await writeBook(buildPictureBook(2), onPage)).toString('latin1')
  expect(source).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
  const faces = source.match(/\/Type \/FontDescriptor/g) ?? []
  expect(faces.length).toBeGreaterThan(0)
  // Six letters before the name say that the face holds only the signs of this book.
  const names = [...source.matchAll(/\/FontName \/[A-Z]{6}\+(Andika|Atkinson)/g)].map(([, name]) => name)
  expect([names.length, new Set(names).size]).toEqual([faces.length, 2])
  expect(source.match(/\/FontFile[23] \d+/g)).toHaveLength(faces.length)
  expect(source.match(/\/ToUnicode \d+/g)).toHaveLength(faces.length)
  expect(source.match(/\/Lang \(es\)/g)).toHaveLength(2)
})

test('pictures of every style come onto paper by their lines: a book of them is small', async () => {
  for (const style of ['storybook', 'watercolor', 'comic'] as const) {
    const pdf = await writeBook(buildPictureBook(4, style), onPage)
    expect(pdf.length).toBeLessThan(300_000)
    expect(pdf.toString('latin1')).not.toContain('/DCTDecode')
  }
})

test('a picture that holds what lines cannot say comes onto paper as pixels, with its words', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8" width="1200" height="800"><text x="1" y="4">A</text></svg>'
  const page = { picture: { svg, alt: { language: 'en' as const, text: 'A letter' } } }
  const pdf = await writeBook(withPages([page]), onPage)
  expect(pdf.toString('latin1')).toContain('/DCTDecode')
  expect((await heardOf(pdf)).find(({ role }) => role === 'Figure')?.alt).toBe('A letter')
})

test('no word is lost: what is too long for a page goes on over further ones, in the same order', async () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`)
  const book = withPages([{ words: inEnglish(words.join(' ')) }, { words: inEnglish('The last page.') }])
  const saidBy = async (pdf: Buffer) => (await heardOf(pdf)).map(({ text }) => text).join(' ')
  expect(await saidBy(await writeBook(book, onPage))).toContain(`${words.join(' ')} The last page.`)
  // A reader of single sheets finds them out of order: each word is there once.
  const folded = await saidBy(await writeBooklet(book, onPage))
  expect(folded.match(/word\d+/g)?.toSorted()).toEqual(words.toSorted())
})

test('a booklet says the same as the book, in the same order', async () => {
  const book = buildPictureBook(5)
  const [whole, folded] = [
    await heardOf(await writeBook(book, onPage)),
    await heardOf(await writeBooklet(book, onPage)),
  ]
  const said = (heard: typeof whole) => heard.map(({ text, alt }) => alt ?? text)
  // A reader of single pages finds what lies on a sheet; the whole of it is the same.
  expect(said(folded).toSorted()).toEqual(said(whole).toSorted())
})

test('small pictures among letters are left out, signs that no face has are question marks, and markup is words', async () => {
  const book = withPages([{ words: inEnglish('Hi 🌻! 👩🏽‍🏫 We ❤️ beans. 10 °C ©') }], '🎉 <Our> garden & 李𓀀')
  const heard = await heardOf(await writeBook(book, onPage))
  expect(heard[0]?.text).toBe('<Our> garden & 李?')
  expect(heard.map(({ text }) => text)).toContain('Hi! We beans. 10 °C ©')
  const { title } = await readPdf(await writeBook(book, onPage))
  expect(title).toBe('🎉 <Our> garden & 李𓀀')
})

test('whoever waits is told of every page, in order', async () => {
  const told: number[] = []
  await writeBook(buildPictureBook(3), async (done) => void told.push(done))
  expect(told).toEqual([1, 2, 3, 4, 5])
})
