import { dayMs } from '@tower/contract/durations.ts'
import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { ShownBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import type { ShownPhoto } from '@tower/contract/spending/photos.contract.ts'
import { mostShownPhotos } from '@tower/contract/spending/photos.ts'
import type { Tx } from '../../database/database.ts'
import { listBoughtCategories, type BoughtCategory } from '../../spending/orders/list-bought-categories.ts'
import { listShownPhotos } from '../../spending/photos/list-shown-photos.ts'
import { readBudget, type Budget } from '../../money/budgets/read-budget.ts'
import type { HandedDown } from '../../handed-down.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { countSlotsBefore, findSlotStory, type SlotStoryRow } from './slot-stories.queries.ts'

export type BoughtStory = {
  /** Other money lies in the same budget. */
  isShared: boolean
  categories: BoughtCategory[]
  elsewhereCents: number
}

/** A slot on its public page; `spentCents` is undefined where no classroom may be named. */
export type SlotStory = {
  slot: SlotStoryRow
  spentCents?: number
  bought?: BoughtStory
  givenBy: string | undefined
  photos: ShownPhoto[]
  books: ShownBook[]
}

/** Who gave, and what classrooms made, is known above and beside. */
export type KnownOfSlots = Pick<HandedDown, 'findNamedGiver' | 'listShownBooks'>

/** The way of one slot: who it came from in kind, which draw and classroom it came to, and what of it is spent. */
export function readSlotStory(
  services: Services,
  { number }: { number: number },
  { findNamedGiver, listShownBooks }: KnownOfSlots,
): Promise<SlotStory> {
  return services.database.read(async (tx) => {
    const slot = await findSlotStory(tx, number)
    if (!slot) throw new Refusal('draws.slot_not_found')
    const shown = shownOf(slot)
    return {
      slot,
      ...(await readSpending(tx, slot)),
      givenBy: await findNamedGiver(tx, number),
      photos: shown ? await listShownPhotos(tx, { ...shown, limit: mostShownPhotos }) : [],
      books: shown ? await listShownBooks(tx, shown) : [],
    }
  })
}

type Spending = { spentCents: number; bought: BoughtStory }

/**
 * A budget doesn't know which slot a purchase was paid from: the slots that came first count as spent first. What is
 * held for an order in progress is not spent. What was bought is told of the whole budget.
 */
async function readSpending(tx: Tx, slot: SlotStoryRow): Promise<Spending | undefined> {
  const { teacher_id: teacherId, assigned_at: at, number } = slot
  if (!slot.is_classroom_public || teacherId === null || at === null) return undefined
  const budget = await readBudget(tx, { teacherId, at })
  const before = await countSlotsBefore(tx, { teacherId, from: schoolYearStart(at), number })
  const left = (budget?.spentCents ?? 0) - before * slotPriceCents
  return {
    spentCents: Math.min(slotPriceCents, Math.max(0, left)),
    bought: await readBought(tx, { teacherId, budget }),
  }
}

async function readBought(
  tx: Tx,
  { teacherId, budget }: { teacherId: string; budget: Budget | undefined },
): Promise<BoughtStory> {
  if (!budget) return { isShared: false, categories: [], elsewhereCents: 0 }
  const { fiscalYear, spentCents, allocatedCents } = budget
  const categories = await listBoughtCategories(tx, { teacherId, fiscalYear })
  const ordered = categories.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    isShared: allocatedCents > slotPriceCents,
    categories,
    elsewhereCents: Math.max(0, spentCents - ordered),
  }
}

const yearMs = 365 * dayMs

/**
 * A photo or a book doesn't say which slot paid for what it shows. What the teacher showed in the year after the match is the
 * slot's; later ones are of later money.
 */
function shownOf(slot: SlotStoryRow) {
  const { teacher_id: teacherId, classroom_id: classroomId, assigned_at: from } = slot
  if (!slot.is_classroom_public || teacherId === null || classroomId === null || from === null)
    return undefined
  return { teacherId, classroomId, from, until: new Date(from.getTime() + yearMs) }
}
