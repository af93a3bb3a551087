import { publishConsents, type PublishConsent } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireClassroomOf, requireTurnedOn } from '../access/require-open.ts'
import { readNamesVersion } from '../../students/list-students.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectBookForUpdate, updateBook } from '../books/books.queries.ts'
import { showBook } from '../books/show-book.ts'
import type { BookRow, ShownBook } from '../books/stored-page.ts'
import { requireNothingPrivate } from '../safety/find-in-book.ts'
import { tellOfPublished } from '../safety/named-books.queries.ts'
import { drawBookCode } from './book-code.ts'
import { insertStatement } from './statements.queries.ts'

export type PublishBook = {
  actor: Actor
  id: string
  consent: { [Said in PublishConsent]?: boolean | null | undefined }
  /** What the teacher saw; a change by another window is not published unseen. */
  version: number | undefined
  /** Also beside the story of the classroom's slot. */
  isInStory: boolean
}

/** Publishes an own storybook at an unlisted address, with all four consents and nothing that tells who a child is. */
export function publishBook(
  services: Services,
  { actor, id, consent, version, isInStory }: PublishBook,
): Promise<ShownBook> {
  const teacherId = actor.userId
  return services.database.transaction(async (tx) => {
    requireTurnedOn(services)
    const book = await selectBookForUpdate(tx, { id, teacherId })
    if (!book) throw new Refusal('storybooks.not_found')
    await requireClassroomOf(services, tx, { teacherId, book })
    if (publishConsents.some((said) => consent[said] !== true))
      throw new Refusal('storybooks.consents_missing')
    if (version !== undefined && version !== book.version)
      throw new Refusal('storybooks.changed', undefined, { version: String(book.version) })
    // Before the list itself is read: a name that joins meanwhile has the book looked through again.
    const list = await readNamesVersion(tx, teacherId)
    await requirePublishable(tx, book)
    if (isInStory && book.status !== 'approved') throw new Refusal('storybooks.not_approved')
    const at = services.clock.now()
    const code = drawBookCode(services.random)
    await updateBook(tx, {
      id,
      at,
      status: 'published',
      ...{ published_at: at, code, in_story: isInStory, returned_reason: null, looked_through_for: list },
    })
    await tellOfPublished(tx)
    await insertStatement(tx, { bookId: id, kind: 'publish', said: publishConsents, saidBy: teacherId, at })
    await announceBook(tx, { id, teacherId })
    await writeAudit(tx, {
      ...{ at, actorId: teacherId, action: 'storybooks.published' },
      ...{ targetKind: 'storybook', targetId: id, details: { was: book.status, in_story: isInStory } },
    })
    return showBook(tx, { id, teacherId })
  })
}

async function requirePublishable(tx: Tx, book: BookRow): Promise<void> {
  if (book.status === 'published') throw new Refusal('storybooks.published')
  if (book.held_at !== null) throw new Refusal('storybooks.held')
  if (book.must_be_approved && book.status !== 'approved') throw new Refusal('storybooks.review_needed')
  if (book.pages.length === 0) throw new Refusal('storybooks.no_pages')
  if (book.title === '') throw new Refusal('storybooks.title_missing')
  await requireNothingPrivate(tx, book)
}
