import type { Tx } from '../../../database/database.ts'
import type { AuditAction } from '../../../declared.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectAnyBookForUpdate, updateBook } from '../books/books.queries.ts'
import type { BookRow } from '../books/stored-page.ts'
import { shownAgain, unpublished } from '../books/unpublish-book.ts'
import { unread } from '../books/update-book.ts'
import { endTakedowns } from '../reading/reading.queries.ts'
import { mailNews } from '../review/mail-news.ts'
import { requireNothingPrivate } from '../safety/find-in-book.ts'
import type { StorybookOutcome } from '../review/storybook-news-mail.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

type Decide = { actor: Actor; id: string }
type Seen = Decide & { version: number }
type Wanted = Omit<Parameters<typeof updateBook>[1], 'id' | 'at'>

/** Staff approve a submitted book as they saw it; its teacher may publish it then. */
export function approveBook(services: Services, { actor, id, version }: Seen): Promise<void> {
  return decide(services, { actor, id, outcome: 'approved', reason: null }, (book, at) => {
    requireSeen(book, version)
    if (book.status !== 'submitted') throw new Refusal('storybooks.not_submitted')
    return { status: 'approved', approved_at: at, returned_reason: null }
  })
}

/** Staff send a book back. From then on its teacher publishes it only once it is approved. */
export function sendBookBack(
  services: Services,
  { actor, id, version, reason }: Seen & { reason: string },
): Promise<void> {
  return decide(services, { actor, id, outcome: 'sent_back', reason }, (book) => {
    requireSeen(book, version)
    if (book.status !== 'submitted' && book.status !== 'approved')
      throw new Refusal('storybooks.not_submitted')
    return { ...unread, returned_reason: reason, must_be_approved: true }
  })
}

/** Staff take a published book off for good, also one that a family asked for; it is a draft again. */
export function takeBookOff(
  services: Services,
  { actor, id, reason }: Decide & { reason: string },
): Promise<void> {
  return decide(services, { actor, id, outcome: 'taken_off', reason }, (book) => {
    if (book.status !== 'published' && book.held_at === null) throw new Refusal('storybooks.not_published')
    return { ...unpublished, ...shownAgain, returned_reason: reason, must_be_approved: true }
  })
}

/** Staff show a book again that was taken down without a reason to. One that names a child they do not. */
export function putBookBack(services: Services, { actor, id, version }: Seen): Promise<void> {
  return decide(services, { actor, id, outcome: 'put_back', reason: null }, async (book, _, tx) => {
    requireSeen(book, version)
    if (book.held_at === null) throw new Refusal('storybooks.not_held')
    if (book.status === 'published') await requireNothingPrivate(tx, book)
    return shownAgain
  })
}

const actions = {
  approved: 'storybooks.approved',
  sent_back: 'storybooks.sent_back',
  taken_off: 'storybooks.taken_off',
  put_back: 'storybooks.put_back',
} as const satisfies Partial<Record<StorybookOutcome, AuditAction>>

type Decision = Decide & { outcome: keyof typeof actions; reason: string | null }

/** One decision at a time on a book, by somebody else than its teacher, who is told. */
function decide(
  { database, clock }: Services,
  { actor, id, outcome, reason }: Decision,
  change: (book: BookRow, at: Date, tx: Tx) => Wanted | Promise<Wanted>,
): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const book = await getForDecision(tx, { actor, id })
    await updateBook(tx, { ...(await change(book, at, tx)), id, at })
    if (outcome === 'taken_off' || outcome === 'put_back')
      await endTakedowns(tx, { bookId: id, actorId: actor.userId, at })
    await mailNews(tx, { book, outcome, reason, at })
    await announceBook(tx, { id, teacherId: book.teacher_id })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: actions[outcome] },
      ...{ targetKind: 'storybook', targetId: id, details: { version: book.version } },
    })
  })
}

async function getForDecision(tx: Tx, { actor, id }: Decide): Promise<BookRow> {
  const book = await selectAnyBookForUpdate(tx, id)
  if (!book) throw new Refusal('storybooks.not_found')
  if (await isSamePerson(tx, actor, [book.teacher_id])) throw new Refusal('storybooks.own')
  return book
}

/** What was decided on is what is there. */
function requireSeen(book: BookRow, version: number): void {
  if (book.version !== version)
    throw new Refusal('storybooks.changed', undefined, { version: String(book.version) })
}
