import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { showBook } from '../books/show-book.ts'
import type { ShownBook } from '../books/stored-page.ts'
import { askForPaper, type AskForPaper } from './ask-for-paper.ts'
import { selectPaper } from './papers.queries.ts'

export type RenderPaper = AskForPaper & {
  /** Whether the answer waits until the file is there. */
  isAwaited: boolean
}

/** How long an answer waits between its looks: soon at first, then seldom. Half a minute in all. */
const pausesMs = [100, 150, 200, 300, 450, 700, ...Array.from({ length: 28 }, () => 1_000)]

/** Has a file made of an own book by whoever makes them, and answers the book once it is there. */
export async function renderPaper(services: Services, asked: RenderPaper): Promise<ShownBook> {
  const paperId = await askForPaper(services, asked)
  if (asked.isAwaited) await waitFor(services, paperId)
  const own = { id: asked.bookId, teacherId: asked.actor.userId }
  return services.database.read((tx) => showBook(tx, own))
}

async function waitFor(services: Services, paperId: string): Promise<void> {
  for (const pause of pausesMs) {
    const paper = await services.database.read((tx) => selectPaper(tx, paperId))
    if (paper?.state === 'done') return
    // It failed, or the book was changed while it was made.
    if (paper?.state !== 'open') throw new Refusal('storybooks.pdf_failed')
    await services.pause(pause)
  }
  throw new Refusal('storybooks.pdf_waiting')
}
