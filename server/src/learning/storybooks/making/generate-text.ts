import { mostStorybookPhotos } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Actor } from '../../../http/actor.ts'
import { takeWeekCredit } from '../../../money/credits/teachers/take-week-credit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { Tx } from '../../../database/database.ts'
import { requireClassroomOf } from '../access/require-open.ts'
import type { BookWish } from '../books/book-wish.ts'
import { selectBook } from '../books/books.queries.ts'
import { changeWords, lockOpenBook } from '../books/update-book.ts'
import { findAsked, requireNoneOpen, restOnUse } from './begin-run.ts'
import { refundUnused } from './end-run.ts'
import { insertRun, lockMakingsOf } from './runs.queries.ts'
import { answerOf, writeWords, type BegunText, type MadeText } from './write-words.ts'

export type GenerateText = {
  actor: Actor
  storybookId: string
  /** As some clients name it beside the book. */
  classroomId: string | undefined
  wish: BookWish
  /** Captions of photos as some clients send them; else those of the book's own photos are told. */
  captions: string[] | undefined
  /** How many photos the client counts. */
  photoCount: number
  /** What the client saw of the book; another window's change in between is not written over. */
  version: number | undefined
  /** The use to be ended; the oldest free one where none is named. */
  useId: string | undefined
  /** Chosen by the form: the same key writes once. */
  requestKey: string | undefined
  isBuiltIn: boolean
}

/**
 * Writes the words of a book. What it takes is taken before anything is written, in the transaction that says that it is being
 * written, and comes back where nothing could be.
 */
export async function generateText(services: Services, asked: GenerateText): Promise<MadeText> {
  const requestKey = asked.requestKey ?? services.random.uuid()
  const begun = await beginOrGiveBack(services, { ...asked, requestKey })
  return 'made' in begun ? begun.made : writeWords(services, begun)
}

type Keyed = GenerateText & { requestKey: string }
type Begun = BegunText | { made: MadeText }

async function beginOrGiveBack(services: Services, asked: Keyed): Promise<Begun> {
  try {
    return await services.database.transaction((tx) => begin(services, tx, asked))
  } catch (error) {
    if (error instanceof Refusal)
      await refundUnused(services, { teacherId: asked.actor.userId, kind: 'text', useId: asked.useId })
    throw error
  }
}

async function begin(services: Services, tx: Tx, asked: Keyed): Promise<Begun> {
  const { actor, storybookId: bookId, wish, requestKey } = asked
  const teacherId = actor.userId
  await lockMakingsOf(tx, teacherId)
  const known = await findAsked(tx, { teacherId, requestKey, bookId, kind: 'text' })
  if (known) return { made: await answerOf(services, tx, known) }
  const photoCount = Math.max(asked.photoCount, asked.captions?.length ?? 0)
  if (photoCount > mostStorybookPhotos) throw new Refusal('storybooks.too_many_photos')
  const locked = await lockOpenBook(services, tx, { actor, id: bookId, version: asked.version })
  await requireNoneOpen(tx, { bookId, kind: 'text' })
  await changeWords(services, tx, { book: locked, wish })
  const book = (await selectBook(tx, { id: bookId, teacherId })) ?? locked
  if (book.title === '') throw new Refusal('storybooks.title_missing')
  const classroom = await requireClassroomOf(services, tx, {
    teacherId,
    book,
    classroomId: asked.classroomId,
  })
  const { captions, isBuiltIn, useId } = asked
  const runId = services.random.uuid()
  await takeFor(services, tx, { runId, book, classroom, useId, requestKey })
  return { runId, book, captions, isBuiltIn, isDrawnAfter: false }
}

type Taking = Pick<BegunText, 'runId' | 'book'> & {
  classroom: Awaited<ReturnType<typeof requireClassroomOf>>
  useId: string | undefined
  requestKey: string
}

/** Takes what the words of a book take, and says that they are being written. */
export async function takeFor(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { runId, book, classroom, useId, requestKey }: Taking,
): Promise<void> {
  const { teacher_id: teacherId } = book
  const at = clock.now()
  const use = await restOnUse(tx, { teacherId, classroom, kind: 'text', useId, at })
  const weekId = await takeWeekCredit(tx, { teacherId, classroomId: classroom.id, at })
  if (weekId === undefined) throw new Refusal('storybooks.out_of_credits')
  await insertRun(tx, {
    ...{ id: runId, teacher_id: teacherId, book_id: book.id, kind: 'text', page_ids: [] },
    ...{ week_id: weekId, use_id: use, request_key: requestKey, at },
  })
}
