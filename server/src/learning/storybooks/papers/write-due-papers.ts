import type { PaperForm } from '@tower/contract/learning/storybooks/storybooks.ts'
import { setImmediate } from 'node:timers/promises'
import { writeBook, writeBooklet } from '../../../papers/books/write-book.ts'
import type { OnPage, PictureBook } from '../../../papers/books/picture-book.ts'
import { writeEpub } from '../../../papers/epub/write-epub.ts'
import type { Passed } from '../../../gate.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { passBook } from '../../../papers/pass-papers.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectAnyBook } from '../books/books.queries.ts'
import { paperPath } from './paper-address.ts'
import {
  failSilentPapers,
  setPdfAddress,
  takeDuePaper,
  updateAfterFailure,
  updateToMade,
  updateToMoved,
  type DuePaper,
} from './papers.queries.ts'
import { readPictureBook } from './read-picture-book.ts'

type Write = (book: Passed<PictureBook>, onPage: OnPage) => Promise<Buffer>

const writers: Record<PaperForm, Write> = { pdf: writeBook, booklet: writeBooklet, epub: writeEpub }

/** So many pages are done between two times that an open screen is told. */
const pagesAtOnce = 4

/** What a book says changed while it was made into a file: the file is of no use. */
class Outdated extends Error {}

/** Makes files one by one until none waits. A process that ends in the middle has lost one; another begins it again. */
export async function writeDuePapers(services: Services, stop: AbortSignal): Promise<void> {
  const { database, clock, log } = services
  while (!stop.aborted) {
    const due = await database.transaction(async (tx) => {
      await failSilentPapers(tx, clock.now())
      return takeDuePaper(tx, clock.now())
    })
    if (!due) return
    try {
      await writePaper(services, due)
    } catch (error) {
      if (error instanceof Outdated) continue
      log.error({ err: error, paper: due.id }, 'a storybook could not be made into a file')
      await giveBack(services, due)
    }
  }
}

async function writePaper(services: Services, due: DuePaper): Promise<void> {
  const { database, clock } = services
  const { name: siteName, legalName } = await services.charity.read()
  const read = await database.read((tx) =>
    readPictureBook(tx, { bookId: due.book_id, named: due.named, siteName, at: clock.now() }),
  )
  if (!read) return
  const written = listWritten(read.from, { name: siteName, legalName, origin: undefined })
  // Whoever has the file hands it on: it is no paper of its teacher’s own.
  const passed = await passBook(services.gate.open('book', { written }), read.book)
  const bytes = await writers[due.form](passed, (done) => moveOn(services, due, done))
  await database.transaction(async (tx) => {
    const { id, book_id: bookId, form } = due
    const found = await selectAnyBook(tx, bookId)
    if (!found || !(await updateToMade(tx, { id, bytes, at: clock.now() }))) return
    const address = paperPath({ storybookId: bookId, paperId: id })
    if (form === 'pdf') await setPdfAddress(tx, { bookId, address })
    await announceBook(tx, { id: bookId, teacherId: found.teacher_id })
  })
}

async function moveOn({ database, clock }: Services, due: DuePaper, done: number): Promise<void> {
  // Whatever else this process does comes in between.
  await setImmediate()
  if (done % pagesAtOnce !== 0) return
  const total = Math.max(due.total, done)
  await database.transaction(async (tx) => {
    if (!(await updateToMoved(tx, { id: due.id, done, total, at: clock.now() }))) throw new Outdated()
    const book = await selectAnyBook(tx, due.book_id)
    if (book) await announceBook(tx, { id: due.book_id, teacherId: book.teacher_id })
  })
}

async function giveBack({ database }: Services, due: DuePaper): Promise<void> {
  await database.transaction(async (tx) => {
    await updateAfterFailure(tx, due.id)
    const book = await selectAnyBook(tx, due.book_id)
    if (book) await announceBook(tx, { id: due.book_id, teacherId: book.teacher_id })
  })
}
