import { mostStorybooks } from '@tower/contract/learning/storybooks/storybooks.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { LedClassroom } from '../access/features.queries.ts'
import { chooseClassroom } from '../access/require-open.ts'
import { choosePhotos } from '../photos/choose-photos.ts'
import { requireNoChild } from '../safety/require-no-child.ts'
import { announceBook } from './announce-book.ts'
import { applyWish, blankWords, type BookWish } from './book-wish.ts'
import { countBooks, insertBook, selectBookOfKey } from './books.queries.ts'
import { drawSeed } from './draw-seed.ts'
import { joinBook, showBook } from './show-book.ts'
import type { ShownBook } from './stored-page.ts'

export type CreateBook = {
  actor: Actor
  classroomId: string | null | undefined
  wish: BookWish
  /** Chosen by the form: the same key begins one book. */
  requestKey: string | undefined
}

/** Begins a storybook as a draft. */
export async function createBook(services: Services, create: CreateBook): Promise<ShownBook> {
  const requestKey = create.requestKey ?? services.random.uuid()
  const begun = { ...create, requestKey }
  try {
    return await services.database.transaction((tx) => begin(services, tx, begun))
  } catch (error) {
    // Sent twice at the same moment: by now the other one is there.
    if (brokenConstraint(error) !== 'story_books__once') throw error
    return createBook(services, begun)
  }
}

async function begin(
  services: Services,
  tx: Tx,
  { actor, classroomId, wish, requestKey }: CreateBook & { requestKey: string },
): Promise<ShownBook> {
  const teacherId = actor.userId
  const classroom = await chooseClassroom(services, tx, { teacherId, classroomId })
  const known = await selectBookOfKey(tx, { teacherId, requestKey })
  if (known) return joinBook(tx, known)
  const id = await beginBook(services, tx, { actor, classroom, wish, requestKey })
  return showBook(tx, { id, teacherId })
}

type Begin = Pick<CreateBook, 'actor' | 'wish'> & { classroom: LedClassroom; requestKey: string }

/** The same in the transaction of what begins it. Answers its id. */
export async function beginBook(
  { random, clock }: Services,
  tx: Tx,
  { actor, classroom, wish, requestKey }: Begin,
): Promise<string> {
  const teacherId = actor.userId
  // Counted without a lock: a few more by a race do no harm.
  if ((await countBooks(tx, teacherId)) >= mostStorybooks) throw new Refusal('storybooks.too_many')
  const [id, at] = [random.uuid(), clock.now()]
  const words = applyWish({ ...blankWords, grade_level: classroom.grade_level }, wish, () => random.uuid())
  if (wish.kept_words !== undefined) await requireNoChild(tx, { teacherId, words: words.kept_words })
  await insertBook(tx, {
    ...words,
    ...{ id, teacher_id: teacherId, classroom_id: classroom.id },
    ...{ seed: drawSeed(random), request_key: requestKey, at },
  })
  await choosePhotos(tx, { bookId: id, teacherId, photoIds: wish.photo_ids, at })
  await announceBook(tx, { id, teacherId })
  return id
}
