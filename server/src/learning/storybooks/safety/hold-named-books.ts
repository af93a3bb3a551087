import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { workWhenTold } from '../../../work-when-told.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectAnyBook, updateBook } from '../books/books.queries.ts'
import type { BookRow } from '../books/stored-page.ts'
import { mailNews } from '../review/mail-news.ts'
import { hasPrivate } from './find-in-book.ts'
import { setLookedThrough, takeBookToLookThrough } from './named-books.queries.ts'

/** Hides what names a child as soon as the name joins a class list, and goes on with what another process left. */
export function startHoldingNamedBooks(services: Services): Promise<{ stop(): Promise<void> }> {
  return workWhenTold(services, {
    channel: 'tower_class_lists',
    work: (stop) => holdNamedBooks(services, stop),
    failed: 'published storybooks could not be looked through',
  })
}

/**
 * Looks through published books for names that joined their teacher's class list since they were looked through last, one book a
 * transaction. Which are left is told by the rows, so that none is forgotten, whatever ends in between.
 */
export async function holdNamedBooks(services: Services, stop: AbortSignal): Promise<void> {
  const failed: string[] = []
  while (!stop.aborted) {
    let id: string | undefined
    try {
      const isLooked = await services.database.transaction(async (tx) => {
        const taken = await takeBookToLookThrough(tx, failed)
        id = taken?.id
        if (taken) await lookThrough(services, tx, taken)
        return taken !== undefined
      })
      if (!isLooked) return
    } catch (error) {
      if (id === undefined) throw error
      services.log.error({ err: error, storybook: id }, 'a published storybook could not be looked through')
      failed.push(id)
    }
    // Whatever else this process does comes in between.
    await setImmediate()
  }
}

/** The rule is that of publishing: what may not be published may not stay so. */
async function lookThrough(
  { clock }: Services,
  tx: Tx,
  { id, list }: { id: string; list: number },
): Promise<void> {
  const book = await selectAnyBook(tx, id)
  if (!book) return
  if (await hasPrivate(tx, book)) await hold(tx, book, clock.now())
  else await setLookedThrough(tx, { id, list })
}

async function hold(tx: Tx, book: BookRow, at: Date): Promise<void> {
  const { id, teacher_id: teacherId } = book
  await updateBook(tx, { id, at, held_at: at, held_by_names: true })
  await mailNews(tx, { book, outcome: 'named', reason: null, at })
  if (book.approved_at !== null)
    await notifyStaff(tx, {
      type: 'storybook',
      title: 'A published storybook names a child',
      message:
        'A name was added to the class list after you approved it. It is hidden, and its teacher was written to. Look at it under Review.',
      dedupeKey: `storybook-named:${id}:${at.toISOString()}`,
    })
  await announceBook(tx, { id, teacherId })
  await writeAudit(tx, {
    ...{ at, actorId: null, action: 'storybooks.held' },
    ...{ targetKind: 'storybook', targetId: id, details: { because: 'class_list' } },
  })
}
