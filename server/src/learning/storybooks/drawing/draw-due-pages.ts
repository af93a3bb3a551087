import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../../database/database.ts'
import { spendReserved } from '../../../money/credits/uses/reserve-use.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectAnyBook } from '../books/books.queries.ts'
import type { BookRow } from '../books/stored-page.ts'
import { failRun } from '../making/end-run.ts'
import { updateToEnded } from '../making/runs.queries.ts'
import { castOf } from '../pictures/cast-of.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { hoursOf } from '../pictures/plan/hours-of.ts'
import { settingsOf } from '../pictures/plan/settings-of.ts'
import { countTry, savePicture, takeDueDrawing, updateToDrawn, type DueDrawing } from './drawings.queries.ts'

/** A page that fails so often in a row is given up, and its book's pictures with it. */
const mostTries = 3

/**
 * Draws pages one by one until none waits. Each is a transaction of its own: a process that ends in the middle has lost the page
 * it was at, and another goes on with it.
 */
export async function drawDuePages(services: Services, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    let due: DueDrawing | undefined
    try {
      const drawn = await services.database.transaction(async (tx) => {
        due = await takeDueDrawing(tx)
        if (due) await drawNextPage(services, tx, due)
        return due !== undefined
      })
      if (!drawn) return
    } catch (error) {
      if (!due) throw error
      services.log.error({ err: error, run: due.id }, 'a page of a storybook could not be drawn')
      await giveUpAfterTries(services, due)
    }
    // Whatever else this process does comes in between.
    await setImmediate()
  }
}

/** Draws the next page of a book within the lock on its making: it is a twentieth of a second of pure work. */
async function drawNextPage({ clock }: Services, tx: Tx, due: DueDrawing): Promise<void> {
  const at = clock.now()
  const { id, book_id: bookId, teacher_id: teacherId, page_ids: pageIds, done } = due
  const book = await selectAnyBook(tx, bookId)
  const pageId = pageIds[done]
  if (book && pageId !== undefined) await drawPage(tx, { book, pageId, at })
  if (pageId !== undefined) await updateToDrawn(tx, { id, at })
  if (done + 1 >= pageIds.length) {
    // The words of the two languages are one book: its pictures are one use.
    if (due.use_id !== null) await spendReserved(tx, { teacherId, useId: due.use_id, at })
    await updateToEnded(tx, { id, state: 'done', writer: 'built-in', at })
  }
  await announceBook(tx, { id: bookId, teacherId })
}

/** A page that was taken out meanwhile is not drawn. */
async function drawPage(
  tx: Tx,
  { book, pageId, at }: { book: BookRow; pageId: string; at: Date },
): Promise<void> {
  const place = book.pages.findIndex(({ id }) => id === pageId)
  const page = book.pages[place]
  if (!page) return
  const { text, caption, prompt } = page
  const { style, seed } = book
  const picture = drawPicture({
    ...{ text, caption, prompt, style, seed, cast: castOf(seed) },
    ...{ pageNumber: place + 1, pageCount: book.pages.length },
    setting: settingsOf(book.pages, book.title)[place] ?? 'classroom',
    hour: hoursOf(book.pages)[place],
  })
  await savePicture(tx, { bookId: book.id, pageId, style, picture, at })
}

async function giveUpAfterTries(services: Services, { id }: DueDrawing): Promise<void> {
  const at = services.clock.now()
  const tries = await services.database.transaction((tx) => countTry(tx, { id, at }))
  if (tries >= mostTries) await failRun(services, id)
}
