import type { StoryNotice } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { readWeekLeft } from '../../../money/credits/teachers/take-week-credit.ts'
import { spendReserved } from '../../../money/credits/uses/reserve-use.ts'
import { LoggedRefusal, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { WriterFailure } from '../../writer/writer-failure.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectBookForUpdate, updateBook } from '../books/books.queries.ts'
import { joinPages } from '../books/merge-pages.ts'
import { showBook } from '../books/show-book.ts'
import { unread } from '../books/update-book.ts'
import type { BookRow, ShownBook, StoredPage } from '../books/stored-page.ts'
import { selectCaptionsOfBook } from '../photos/photos.queries.ts'
import { hash } from '../pictures/chance.ts'
import { insertDrawing } from './begin-run.ts'
import { failRun } from './end-run.ts'
import { selectRunForUpdate, updateToEnded, type RunRow } from './runs.queries.ts'
import { tellStory, type ToldStory } from './tell-story.ts'

/** Words that are being written: what they take is taken. */
export type BegunText = {
  runId: string
  book: BookRow
  captions: readonly string[] | undefined
  isBuiltIn: boolean
  /** Whether the pictures follow, waiting with the same commit that keeps the words. */
  isDrawnAfter: boolean
}

export type MadeText = {
  shown: ShownBook
  remainingCredits: number
  notices: StoryNotice[]
  writer: 'built-in' | 'provider'
}

/** Writes and keeps the words of a book, or gives back what they took and says so. */
export async function writeWords(services: Services, begun: BegunText): Promise<MadeText> {
  const { runId, book, isBuiltIn } = begun
  try {
    const captions =
      begun.captions ??
      (await services.database.read((tx) => selectCaptionsOfBook(tx, book.id))).map(({ caption }) => caption)
    const told = await tellStory(services, { book, captions, isBuiltIn, seed: hash(runId) >>> 1 })
    return await services.database.transaction((tx) => keepWords(services, tx, { begun, told }))
  } catch (error) {
    const isReturned = await failRun(services, runId)
    if (error instanceof Refusal) throw error
    const isProvider = error instanceof WriterFailure
    // Of a provider's failure the log has the kind, and nothing of what was asked.
    if (!isProvider) services.log.error({ err: error }, 'a storybook could not be written')
    throw new LoggedRefusal('storybooks.text_failed', undefined, {
      credit: isReturned ? 'returned' : 'untouched',
      writer: isProvider ? 'provider' : 'built-in',
    })
  }
}

async function keepWords(
  services: Services,
  tx: Tx,
  { begun, told }: { begun: BegunText; told: ToldStory },
): Promise<MadeText> {
  const { runId, book } = begun
  const { id: bookId, teacher_id: teacherId } = book
  const at = services.clock.now()
  const current = await selectBookForUpdate(tx, { id: bookId, teacherId })
  if (!current) throw new Refusal('storybooks.not_found')
  if (current.status === 'published') throw new Refusal('storybooks.read_only')
  // What another window kept meanwhile is not written over: these words were told without it.
  if (current.version !== book.version)
    throw new Refusal('storybooks.changed', undefined, { version: String(current.version) })
  const run = await selectRunForUpdate(tx, runId)
  // It took so long that what it took went back meanwhile.
  if (run?.state !== 'open') throw new Error('the making was ended before its words were there')
  if (run.use_id !== null) await spendReserved(tx, { teacherId, useId: run.use_id, at })
  const pages = pagesOf(told, current, () => services.random.uuid())
  await updateBook(tx, {
    ...{ id: bookId, at, pages, narrative: joinPages(pages), ...unread },
  })
  await updateToEnded(tx, { id: runId, state: 'done', writer: told.writer, at })
  if (begun.isDrawnAfter)
    await insertDrawing(tx, {
      ...{ id: services.random.uuid(), bookId, teacherId, pageIds: pages.map(({ id }) => id), useId: null },
      ...{ requestKey: `drawn after ${runId}`, at },
    })
  await announceBook(tx, { id: bookId, teacherId })
  return answerFor(services, tx, { run: { ...run, writer: told.writer }, bookId, notices: told.notices })
}

/** The first page stays the first, so that a picture that it has stays until it is drawn anew. */
function pagesOf({ pages }: ToldStory, { pages: before }: BookRow, newId: () => string): StoredPage[] {
  return pages.map((page, at) => ({
    ...page,
    id: before[at]?.id ?? newId(),
    caption: before[at]?.caption ?? '',
    altText: null,
  }))
}

/** What the same form is answered again: the words it made, or that it is making them, or could not. */
export async function answerOf(services: Services, tx: Tx, run: RunRow): Promise<MadeText> {
  if (run.state === 'open') throw new Refusal('storybooks.writing')
  if (run.state === 'failed')
    throw new LoggedRefusal('storybooks.text_failed', undefined, { credit: 'returned', writer: 'built-in' })
  if (run.book_id === null) throw new Refusal('storybooks.not_found')
  return answerFor(services, tx, { run, bookId: run.book_id, notices: [] })
}

type Answered = { run: Pick<RunRow, 'writer' | 'teacher_id'>; bookId: string; notices: StoryNotice[] }

async function answerFor(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { run, bookId, notices }: Answered,
): Promise<MadeText> {
  const teacherId = run.teacher_id
  const shown = await showBook(tx, { id: bookId, teacherId })
  const classroomId = shown.book.classroom_id
  return {
    ...{ shown, notices, writer: run.writer ?? 'built-in' },
    remainingCredits: await readWeekLeft(tx, { teacherId, classroomId, at: clock.now() }),
  }
}
