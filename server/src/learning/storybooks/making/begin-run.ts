import type { CreditUseReason } from '@tower/contract/money/credit-uses.ts'
import type { Tx } from '../../../database/database.ts'
import { reserveUse } from '../../../money/credits/uses/reserve-use.ts'
import { Refusal } from '../../../refusal.ts'
import type { LedClassroom } from '../access/features.queries.ts'
import { insertRun, selectOpenRun, selectRunOfKey, type RunKind, type RunRow } from './runs.queries.ts'

export const reasonOfKind = {
  text: 'storybook:text',
  pictures: 'storybook:illustrations',
} as const satisfies Record<RunKind, CreditUseReason>

/** What a form asked for before under its key; another book's, or of another kind, it did not. */
export async function findAsked(
  tx: Tx,
  asked: { teacherId: string; requestKey: string; bookId: string | undefined; kind: RunKind },
): Promise<RunRow | undefined> {
  const run = await selectRunOfKey(tx, asked)
  if (run && (run.kind !== asked.kind || (asked.bookId !== undefined && run.book_id !== asked.bookId)))
    throw new Refusal('storybooks.key_conflict')
  return run
}

type Rest = { teacherId: string; classroom: LedClassroom; kind: RunKind; useId: string | undefined; at: Date }

/** The use of a credit of the classroom's own sponsor that a making rests on; none where the classroom has no sponsor. */
export async function restOnUse(
  tx: Tx,
  { teacherId, classroom: { sponsor_id: sponsorId }, kind, useId, at }: Rest,
): Promise<string | null> {
  if (sponsorId === null) return null
  const free = await reserveUse(tx, { teacherId, reason: reasonOfKind[kind], useId, sponsorId, at })
  if (free === undefined) throw new Refusal('credits.sponsor_not_enough')
  return free
}

/** Refuses a second making of the same beside the first. */
export async function requireNoneOpen(
  tx: Tx,
  { bookId, kind }: { bookId: string; kind: RunKind },
): Promise<void> {
  if (await selectOpenRun(tx, { bookId, kind }))
    throw new Refusal(kind === 'text' ? 'storybooks.writing' : 'storybooks.drawing')
}

type Drawing = { id: string; bookId: string; teacherId: string; pageIds: string[]; useId: string | null }

/** Has pages drawn: the making waits for whoever draws. */
export function insertDrawing(
  tx: Tx,
  { id, bookId, teacherId, pageIds, useId, requestKey, at }: Drawing & { requestKey: string; at: Date },
): Promise<void> {
  return insertRun(tx, {
    ...{ id, teacher_id: teacherId, book_id: bookId, kind: 'pictures', page_ids: pageIds },
    ...{ week_id: null, use_id: useId, request_key: requestKey, at },
  })
}
