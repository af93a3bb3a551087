import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import type { SponsorTotals } from './donate-as-sponsor.ts'
import type { SavedCard } from './saved-cards.queries.ts'

/** The totals that a gift from the dashboard brought about. */
export function viewSponsorTotals(totals: SponsorTotals): HandlerOutput<typeof sponsorGiftEndpoints.donate> {
  return {
    program_cents_total: totals.programCents,
    slots_minted: totals.slotsMinted,
    next_slot_progress: totals.progressCents,
  }
}

/** What a card is known by; nothing that names its customer. */
export function viewOwnCard(
  card: SavedCard | undefined,
): HandlerOutput<typeof sponsorGiftEndpoints.readCard> {
  if (!card) return { card: null }
  const { brand, last4, exp_month, exp_year } = card
  return { card: { brand, last4, exp_month, exp_year } }
}
