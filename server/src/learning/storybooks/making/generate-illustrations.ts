import type { PictureStyle } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireClassroomOf } from '../access/require-open.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectBook } from '../books/books.queries.ts'
import { showBook } from '../books/show-book.ts'
import type { ShownBook, StoredPage } from '../books/stored-page.ts'
import { changeWords, lockOpenBook } from '../books/update-book.ts'
import { readWeekLeft } from '../../../money/credits/teachers/take-week-credit.ts'
import { findAsked, insertDrawing, requireNoneOpen, restOnUse } from './begin-run.ts'
import { refundUnused } from './end-run.ts'
import { lockMakingsOf } from './runs.queries.ts'

/** What a client says of a page that is to be drawn, named by its number. */
export type PageToDraw = {
  pageNumber: number
  prompt?: string | null | undefined
  text?: string | null | undefined
  caption?: string | null | undefined
}

export type GenerateIllustrations = {
  actor: Actor
  storybookId: string
  classroomId: string | undefined
  style: PictureStyle | undefined
  /** All pages where none is named. */
  pages: PageToDraw[] | undefined
  /** What the client saw: pages are named by their numbers, and another window may have moved them. */
  version: number | undefined
  useId: string | undefined
  requestKey: string | undefined
}

export type Illustrated = { shown: ShownBook; remainingCredits: number }

/** Has pages of a book drawn. They wait for whoever draws; the book says how far they are. */
export async function generateIllustrations(
  services: Services,
  asked: GenerateIllustrations,
): Promise<Illustrated> {
  const requestKey = asked.requestKey ?? services.random.uuid()
  try {
    return await services.database.transaction((tx) => begin(services, tx, { ...asked, requestKey }))
  } catch (error) {
    if (error instanceof Refusal)
      await refundUnused(services, { teacherId: asked.actor.userId, kind: 'pictures', useId: asked.useId })
    throw error
  }
}

type Keyed = GenerateIllustrations & { requestKey: string }

async function begin(services: Services, tx: Tx, asked: Keyed): Promise<Illustrated> {
  const { actor, storybookId: bookId, style, requestKey, useId } = asked
  const teacherId = actor.userId
  const at = services.clock.now()
  await lockMakingsOf(tx, teacherId)
  if (!(await findAsked(tx, { teacherId, requestKey, bookId, kind: 'pictures' }))) {
    const book = await lockOpenBook(services, tx, { actor, id: bookId, version: asked.version })
    const classroom = await requireClassroomOf(services, tx, {
      teacherId,
      book,
      classroomId: asked.classroomId,
    })
    await requireNoneOpen(tx, { bookId, kind: 'pictures' })
    const named = asked.pages ?? book.pages.map((_, place) => ({ pageNumber: place + 1 }))
    const pages = book.pages.map((page, place) =>
      withSaid(
        page,
        named.find((one) => one.pageNumber === place + 1),
      ),
    )
    await changeWords(services, tx, { book, wish: { style, include_illustrations: true, pages } })
    const pageIds = (await selectBook(tx, { id: bookId, teacherId }))?.pages
      .filter((_, place) => named.some((one) => one.pageNumber === place + 1))
      .map(({ id }) => id)
    if (!pageIds || pageIds.length === 0) throw new Refusal('storybooks.no_pages')
    const use = await restOnUse(tx, { teacherId, classroom, kind: 'pictures', useId, at })
    const id = services.random.uuid()
    await insertDrawing(tx, { id, bookId, teacherId, pageIds, useId: use, requestKey, at })
    await announceBook(tx, { id: bookId, teacherId })
  }
  const shown = await showBook(tx, { id: bookId, teacherId })
  const classroomId = shown.book.classroom_id
  return { shown, remainingCredits: await readWeekLeft(tx, { teacherId, classroomId, at }) }
}

function withSaid(page: StoredPage, said: PageToDraw | undefined): StoredPage {
  return {
    ...page,
    text: said?.text || page.text,
    prompt: said?.prompt ?? page.prompt,
    caption: said?.caption ?? page.caption,
  }
}
