import { pictureStyles } from '../../../server/src/learning/storybooks/pictures/picture.ts'
import type { Passed } from '../../../server/src/gate.ts'
import type { OnPage, PictureBook } from '../../../server/src/papers/books/picture-book.ts'
import { writeBook, writeBooklet } from '../../../server/src/papers/books/write-book.ts'
import { writeEpub } from '../../../server/src/papers/epub/write-epub.ts'
import { buildPictureBook } from '../../../server/test/papers/build-picture-book.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const pages = 12
const forms = { PDF: writeBook, booklet: writeBooklet, EPUB: writeEpub } as const
const onPage: OnPage = async () => {}

/** Storybooks as files: what a book of twelve pages in two languages costs the processor in each form and style. */
export const papersSection: Section = {
  title: `Papers: a storybook of ${pages} pages as PDF, booklet and EPUB, in each style`,
  async measure({ pace }): Promise<Figure[]> {
    const figures: Figure[] = []
    for (const style of pictureStyles) {
      const book = buildPictureBook(pages, style)
      for (const [form, write] of Object.entries(forms)) {
        const rounds: Cost[] = []
        for (let round = 0; round < pace.rounds; round += 1) rounds.push(await costOf(book, write))
        figures.push(
          figureOf({
            ...{ name: `papers: CPU of a ${form}, ${style}`, unit: 'ms', goal: atMost(1_500) },
            rounds: rounds.map(({ cpu }) => cpu),
          }),
          figureOf({
            ...{ name: `  size of a ${form}, ${style}`, unit: 'KB' },
            rounds: rounds.map(({ kilobytes }) => kilobytes),
          }),
        )
      }
    }
    return figures
  },
}

type Cost = { cpu: number; kilobytes: number }

async function costOf(
  book: Passed<PictureBook>,
  write: (book: Passed<PictureBook>, onPage: OnPage) => Promise<Buffer>,
): Promise<Cost> {
  const began = process.cpuUsage()
  const file = await write(book, onPage)
  const { user, system } = process.cpuUsage(began)
  return { cpu: (user + system) / 1000, kilobytes: file.length / 1024 }
}
