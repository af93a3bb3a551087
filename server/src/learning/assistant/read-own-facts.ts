import type { Language } from '@tower/contract/language.ts'
import { creditCents, formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import type { Actor } from '../../http/actor.ts'
import { listMatchedSlots } from '../../matching/slots/list-matched-slots.ts'
import { readBudget } from '../../money/budgets/read-budget.ts'
import { countSlotsOf, type OwnSlotCounts } from '../../money/giving/donors/read-own-slots.ts'
import { readSummary, type GivingSummary } from '../../money/giving/donors/read-summary.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import type { Services } from '../../services.ts'
import { countOwnTickets } from '../../spending/support/count-own-tickets.ts'
import type { PrivateSubject } from './find-private-subject.ts'
import { fillWords, ownWords } from './own-words.ts'
import { sayDay } from '../../say-day.ts'

const toldGifts = 3
const countedSlots = 200

type Ask = { actor: Actor; subject: PrivateSubject; language: Language }

/**
 * What the asker may know of their own, in sentences. Whose it is comes from the session alone; nothing in the
 * question has a say in what is read.
 */
export async function readOwnFacts(services: Services, { actor, subject, language }: Ask): Promise<string[]> {
  switch (subject) {
    case 'balance':
      return readOwnBalance(services, actor, language)
    case 'slots':
      return actor.role === 'teacher'
        ? readReceivedSlots(services, actor, language)
        : tellSlots(await readGivingAndSlots(services, actor), language)
    case 'giving':
      return tellGifts(await readGiving(services, actor), language)
    case 'tickets':
      return readOwnTickets(services, actor, language)
    case 'orders':
    case 'storybooks':
      return [ownWords[language].notYet[subject]]
  }
}

async function readOwnTickets(
  { database }: Services,
  { userId, role }: Actor,
  language: Language,
): Promise<string[]> {
  const words = ownWords[language]
  if (role !== 'teacher') return [words.ticketsOfTeachers]
  const { open, unread } = await database.read((tx) => countOwnTickets(tx, userId))
  return [open + unread === 0 ? words.noTickets : fillWords(words.tickets, { open, unread })]
}

function readGiving({ database }: Services, { userId }: Actor): Promise<GivingSummary> {
  return database.read((tx) => readSummary(tx, userId))
}

type GivingAndSlots = GivingSummary & { slots: OwnSlotCounts }

function readGivingAndSlots({ database }: Services, { userId }: Actor): Promise<GivingAndSlots> {
  return database.read(async (tx) => ({
    ...(await readSummary(tx, userId)),
    slots: await countSlotsOf(tx, userId),
  }))
}

async function readOwnBalance(
  { database, clock }: Services,
  { userId, role }: Actor,
  language: Language,
): Promise<string[]> {
  const words = ownWords[language]
  return database.read(async (tx) => {
    const cents = await balanceOf(tx, { kind: 'wallet', ownerId: userId })
    const credits = fillWords(words.credits, { credits: showCredits(cents) })
    if (role !== 'teacher') return [credits]
    const tools = await balanceOf(tx, { kind: 'tools_wallet', ownerId: userId })
    const held =
      tools === 0 ? [credits] : [credits, fillWords(words.toolsCredits, { credits: showCredits(tools) })]

    const budget = await readBudget(tx, { teacherId: userId, at: clock.now() })
    if (!budget) return [words.noBudget, ...held]
    const told = fillWords(words.budget, {
      year: budget.fiscalYear,
      left: formatUsd(budget.remainingCents),
      allocated: formatUsd(budget.allocatedCents),
      reserved: formatUsd(budget.reservedCents),
      spent: formatUsd(budget.spentCents),
    })
    return [told, ...(budget.locked ? [words.budgetLocked] : []), ...held]
  })
}

const showCredits = (cents: number) => (cents / creditCents).toLocaleString('en-US')

async function readReceivedSlots(
  { database }: Services,
  { userId }: Actor,
  language: Language,
): Promise<string[]> {
  const words = ownWords[language]
  const slots = await database.read((tx) => listMatchedSlots(tx, { teacherId: userId, limit: countedSlots }))
  const [latest] = slots
  if (!latest) return [words.noneReceived]
  const day = sayDay(latest.assigned_at, language)
  return [fillWords(words.received, { count: slots.length, number: latest.number, day })]
}

function tellSlots({ slots, slotsMinted, progressCents }: GivingAndSlots, language: Language): string[] {
  const words = ownWords[language]
  const progress = fillWords(words.progress, {
    given: formatUsd(progressCents),
    target: formatUsd(slotPriceCents),
  })
  if (slotsMinted === 0) return [words.noSlots, progress]
  const { matched, waiting, stopped } = slots
  return [
    fillWords(words.slots, { minted: slotsMinted, matched, waiting }),
    ...(stopped > 0 ? [fillWords(words.slotsStopped, { stopped })] : []),
    progress,
  ]
}

function tellGifts({ gifts, programCents }: GivingSummary, language: Language): string[] {
  const words = ownWords[language]
  if (gifts.length === 0) return [words.noGifts]
  const list = gifts.slice(0, toldGifts).map((gift) =>
    fillWords(gift.refunded_cents > 0 ? words.refunded : words.gift, {
      amount: formatUsd(gift.amount_cents),
      refunded: formatUsd(gift.refunded_cents),
      day: sayDay(gift.settled_at, language),
    }),
  )
  return [
    fillWords(words.program, { total: formatUsd(programCents) }),
    fillWords(words.gifts, { list: list.join('; ') }),
  ]
}
