import type { Leaving, Passed } from '../gate.ts'
import type { PictureBook, Words } from './books/picture-book.ts'
import type { Sheet, SheetPart, SheetSet } from './sheets/sheet.ts'

/** A text through the gate. */
export async function passText(leaving: Leaving, text: string): Promise<string> {
  const [left = ''] = await leaving.texts([text])
  return left
}

/** Sheets with their words through the gate; lines are read as the one text they are. */
export async function passSheets<Set extends SheetSet>(leaving: Leaving, set: Set): Promise<Passed<Set>> {
  const passPart = async (part: SheetPart): Promise<SheetPart> => {
    if (part.kind === 'art') return part
    if (part.kind === 'figure') return { ...part, alt: await passText(leaving, part.alt) }
    return { ...part, lines: (await passText(leaving, part.lines.join('\n'))).split('\n') }
  }
  const passSheet = async (sheet: Sheet): Promise<Sheet> => ({
    ...sheet,
    parts: await inOrder(sheet.parts, passPart),
  })
  const title = await passText(leaving, set.title)
  const sheets = await inOrder(set.sheets, passSheet)
  await leaving.end()
  const passed: Set = { ...set, title, sheets }
  return passed as Passed<Set>
}

/** A book with all its words through the gate; its pictures are drawings. */
export async function passBook(leaving: Leaving, book: PictureBook): Promise<Passed<PictureBook>> {
  const pass = async (words: Words): Promise<Words> => ({
    ...words,
    text: await passText(leaving, words.text),
  })
  const passed: PictureBook = {
    ...book,
    title: await pass(book.title),
    byline: await inOrder(book.byline, pass),
    pages: await inOrder(book.pages, async ({ picture, words, caption }) => ({
      picture: picture && { ...picture, alt: await pass(picture.alt) },
      words: await inOrder(words, pass),
      caption: caption && (await pass(caption)),
    })),
    end: await inOrder(book.end, pass),
    colophon: await inOrder(book.colophon, pass),
  }
  await leaving.end()
  return passed as Passed<PictureBook>
}

async function inOrder<One, Other>(
  list: readonly One[],
  change: (one: One) => Promise<Other>,
): Promise<Other[]> {
  const changed: Other[] = []
  for (const one of list) changed.push(await change(one))
  return changed
}
