import { mostStorybookPhotos } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { chooseClassroom } from '../access/require-open.ts'
import type { BookWish } from '../books/book-wish.ts'
import { selectBook } from '../books/books.queries.ts'
import { beginBook } from '../books/create-book.ts'
import { requireAttested, type PhotosAttested } from '../photos/attest-photos.ts'
import { insertStatement } from '../review/statements.queries.ts'
import { findAsked } from './begin-run.ts'
import { refundUnused } from './end-run.ts'
import { takeFor } from './generate-text.ts'
import { lockMakingsOf } from './runs.queries.ts'
import { answerOf, writeWords, type BegunText, type MadeText } from './write-words.ts'

export type GenerateBook = {
  actor: Actor
  classroomId: string | null | undefined
  wish: BookWish
  photoIds: string[]
  attest: PhotosAttested
  useId: string | undefined
  requestKey: string | undefined
  isBuiltIn: boolean
}

/** A book without a title is called after its week. */
const usualTitle = { en: 'Our Week', es: 'Nuestra semana' } as const

/**
 * Makes a whole book at once: its words now, its pictures after the answer. A process that ends in between leaves words and a
 * making of pictures that goes on; the credit was taken with the words, once.
 */
export async function generateBook(services: Services, asked: GenerateBook): Promise<MadeText> {
  const requestKey = asked.requestKey ?? services.random.uuid()
  const begun = await beginOrGiveBack(services, { ...asked, requestKey })
  return 'made' in begun ? begun.made : writeWords(services, begun)
}

type Keyed = GenerateBook & { requestKey: string }
type Begun = BegunText | { made: MadeText }

async function beginOrGiveBack(services: Services, asked: Keyed): Promise<Begun> {
  try {
    requireSaid(asked)
    return await services.database.transaction((tx) => begin(services, tx, asked))
  } catch (error) {
    if (error instanceof Refusal)
      await refundUnused(services, { teacherId: asked.actor.userId, kind: 'text', useId: asked.useId })
    throw error
  }
}

/** What is vouched for comes first: without it no photo is looked at. */
function requireSaid({ attest, photoIds }: GenerateBook): void {
  requireAttested(attest)
  if (photoIds.length === 0) throw new Refusal('storybooks.photo_missing')
  if (new Set(photoIds).size > mostStorybookPhotos) throw new Refusal('storybooks.too_many_photos')
}

async function begin(services: Services, tx: Tx, asked: Keyed): Promise<Begun> {
  const { actor, wish, photoIds, attest, useId, requestKey, isBuiltIn } = asked
  const teacherId = actor.userId
  const at = services.clock.now()
  await lockMakingsOf(tx, teacherId)
  const known = await findAsked(tx, { teacherId, requestKey, bookId: undefined, kind: 'text' })
  if (known) return { made: await answerOf(services, tx, known) }
  const classroom = await chooseClassroom(services, tx, { teacherId, classroomId: asked.classroomId })
  const title = wish.title || usualTitle[wish.language ?? 'en']
  const bookId = await beginBook(services, tx, {
    // The making answers for the key: the book's own is one that no form can have chosen.
    ...{ actor, classroom, requestKey: services.random.uuid() },
    wish: { ...wish, title, photo_ids: photoIds },
  })
  await insertStatement(tx, {
    ...{ bookId, kind: 'photos', saidBy: teacherId, at },
    said: requireAttested(attest),
  })
  const book = await selectBook(tx, { id: bookId, teacherId })
  if (!book) throw new Refusal('storybooks.not_found')
  const runId = services.random.uuid()
  await takeFor(services, tx, { runId, book, classroom, useId, requestKey })
  return { runId, book, captions: undefined, isBuiltIn, isDrawnAfter: true }
}
