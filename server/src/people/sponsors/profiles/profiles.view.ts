import { slotPriceCents } from '@tower/contract/money.ts'
import type { PublicSponsorProfile } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { slotMilestones } from '@tower/contract/people/sponsor-profiles.ts'
import type { ReadSponsorProfile } from './read-sponsor-profile.ts'

/** What leaves of a profile: the words, and of the figures those whose switch is on. */
export function viewSponsorProfile({ profile, totals, gifts }: ReadSponsorProfile): PublicSponsorProfile {
  return {
    profile: {
      handle: profile.handle ?? '',
      display_name: profile.display_name ?? profile.handle ?? '',
      tagline: profile.tagline,
      website_url: profile.website_url,
      logo_url: profile.logo_url,
      show_totals: profile.show_totals,
      show_recent_gifts: profile.show_recent_gifts,
      show_milestones: profile.show_milestones,
    },
    ...(profile.show_totals && totals && viewTotals(totals)),
    ...(profile.show_recent_gifts && gifts && { recent_gifts: gifts.map(viewGift) }),
    ...(profile.show_milestones &&
      totals && { milestones: slotMilestones.filter((slots) => slots <= totals.slotsMinted) }),
  }
}

function viewTotals({ programCents, slotsMinted, progressCents }: NonNullable<ReadSponsorProfile['totals']>) {
  return {
    program_cents: programCents,
    slots_minted: slotsMinted,
    next_slot_progress: progressCents,
    next_slot_target: slotPriceCents,
  }
}

function viewGift({ at, credit_cents }: NonNullable<ReadSponsorProfile['gifts']>[number]) {
  return { created_at: at.toISOString(), credits: -credit_cents / 100 }
}
