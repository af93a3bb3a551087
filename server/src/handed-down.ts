import type { ItemKind } from '@tower/contract/learning/badges.ts'
import type { ShownBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import type { ShownBadge } from '@tower/contract/learning/badges.contract.ts'
import type { MarketItem } from '@tower/contract/money/market.contract.ts'
import type { Tx } from './database/database.ts'
import type { Actor } from './http/actor.ts'
import { Refusal } from './refusal.ts'
import type { ShownPhoto } from '@tower/contract/spending/photos.contract.ts'
import type { SlotDonor } from './matching/slots/matches.ts'
import type { EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import type { Starter } from './oversight/defense/starter.ts'
import type { OpenSession } from './realtime/watch-sessions.ts'

/**
 * What domains need to know of those above them, whose tables they may not read: each has one domain that knows, and
 * names it in its record (`handsDown`).
 */
export type HandedDown = {
  /** What was given to each program, refunds taken off, by program id. */
  readProgramGifts(tx: Tx): Promise<ReadonlyMap<string, number>>
  /** Who stands behind each slot, by the slot's id. */
  findSlotDonors(tx: Tx, slotIds: string[]): Promise<ReadonlyMap<string, SlotDonor>>
  /** How many nominated a classroom, and how many of them stand behind it by a mailbox that they proved. */
  countNominators(tx: Tx, classroomId: string): Promise<{ nominators: number; confirmed: number }>
  /** The latest slot that came to a classroom in the school year of an instant. */
  findSlotOfYear(
    tx: Tx,
    request: { classroomId: string; at: Date },
  ): Promise<{ number: number; assignedAt: Date } | undefined>
  /** The numbers of slots, by their ids. */
  findSlotNumbers(tx: Tx, slotIds: string[]): Promise<ReadonlyMap<string, number>>
  /** How many waiting slots a draw could still give whose list is fixed; 0 without one. */
  countSlotsOfFixedDraw(tx: Tx): Promise<number>
  /** The name that the giver of a slot gave to be shown beside it; none without one, or who stays anonymous. */
  findNamedGiver(tx: Tx, slotNumber: number): Promise<string | undefined>
  /** The emblem that a sponsor bought and shows on the public profile. */
  findShownEmblem(tx: Tx, userId: string): Promise<EmblemKey | undefined>
  /** The photos of a classroom that everyone may see, as its teacher showed them, the newest first. */
  listShownPhotos(
    tx: Tx,
    of: { teacherId: string; classroomId: string; limit: number },
  ): Promise<ShownPhoto[]>
  /** The storybooks of a classroom that its teacher shows beside the story of a slot, published in this time. */
  listShownBooks(
    tx: Tx,
    of: { teacherId: string; classroomId: string; from: Date; until: Date },
  ): Promise<ShownBook[]>
  /** The badges that teachers want to be seen beside their names, by teacher. */
  findShownBadges(tx: Tx, teacherIds: readonly string[]): Promise<ReadonlyMap<string, ShownBadge[]>>
  /** Badges or avatars as staff keep them. */
  listMarketItems(tx: Tx, kind: ItemKind): Promise<MarketItem[]>
  /** Staff add a badge or an avatar, or change one; what they wrote is checked there. */
  saveMarketItem(
    tx: Tx,
    wish: {
      actor: Actor
      kind: ItemKind
      itemId: string | null
      /** What the change is on, where the caller says it. */
      seen: string | null
      row: Readonly<Record<string, unknown>>
      at: Date
    },
  ): Promise<MarketItem>
  /** Checkouts that somebody started since an instant and nobody paid, and when the oldest of them began. */
  countUnpaidStarts(
    tx: Tx,
    starts: { starter: Starter; since: Date },
  ): Promise<{ started: number; oldestAt: Date | null }>
  /** Payments that went wrong since an instant. */
  countFailedPayments(tx: Tx, since: Date): Promise<number>
  /** What of the money of goals and athletes is contested with a bank or on its way back, by whose account it is. */
  findContestedOfAthletes(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Whether a donor, or one that was joined into them, has promised something. */
  hasPledge(tx: Tx, donorId: string): Promise<boolean>
  /** Whether the account with an address is disabled. */
  isDisabledAddress(tx: Tx, email: string): Promise<boolean>
  /** Which of these sessions are still open. */
  findOpenSessions(tx: Tx, sessionIds: readonly string[]): Promise<OpenSession[]>
}

/** The answers where no domain knows better. */
export const nothingAbove: HandedDown = {
  readProgramGifts: async () => new Map(),
  findSlotDonors: async () => new Map(),
  countNominators: async () => ({ nominators: 0, confirmed: 0 }),
  findSlotOfYear: async () => undefined,
  findSlotNumbers: async () => new Map(),
  countSlotsOfFixedDraw: async () => 0,
  findNamedGiver: async () => undefined,
  findShownEmblem: async () => undefined,
  listShownPhotos: async () => [],
  listShownBooks: async () => [],
  findShownBadges: async () => new Map(),
  listMarketItems: async () => [],
  saveMarketItem: async () => {
    throw new Refusal('credits.not_packs')
  },
  countUnpaidStarts: async () => ({ started: 0, oldestAt: null }),
  countFailedPayments: async () => 0,
  findContestedOfAthletes: async () => new Map(),
  hasPledge: async () => false,
  isDisabledAddress: async () => false,
  findOpenSessions: async () => [],
}
