import { slotPriceCents } from '@tower/contract/money.ts'
import type {
  OwnSponsorProfile,
  ProfileFigures,
  PublicSponsorProfile,
} from '@tower/contract/people/sponsor-profiles.contract.ts'
import { slotMilestones } from '@tower/contract/people/sponsor-profiles.ts'
import type { ProfileValues } from './profiles.queries.ts'
import type { ProfileDraft } from './read-profile-draft.ts'
import type { ReadSponsorProfile } from './read-sponsor-profile.ts'

/** What leaves of a profile: the words, and of the figures those whose switch is on. */
export function viewSponsorProfile({
  profile,
  totals,
  gifts,
  emblem,
}: ReadSponsorProfile): PublicSponsorProfile {
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
    ...(profile.show_milestones && totals && { milestones: viewMilestones(totals) }),
    ...(emblem && { emblem }),
  }
}

/** A profile as its sponsor edits it; before the first time all is empty and off. */
export function viewOwnProfile(profile: ProfileValues = empty): OwnSponsorProfile {
  return {
    handle: profile.handle,
    display_name: profile.display_name,
    tagline: profile.tagline,
    website_url: profile.website_url,
    logo_url: profile.logo_url,
    show_totals: profile.show_totals,
    show_recent_gifts: profile.show_recent_gifts,
    show_milestones: profile.show_milestones,
  }
}

const empty: ProfileValues = {
  handle: null,
  display_name: null,
  tagline: null,
  website_url: null,
  logo_url: null,
  show_totals: false,
  show_recent_gifts: false,
  show_milestones: false,
}

/** All that the switches could show: for the sponsor's own eyes. */
export function viewFigures({ totals, gifts }: ProfileDraft): ProfileFigures {
  return { ...viewTotals(totals), recent_gifts: gifts.map(viewGift), milestones: viewMilestones(totals) }
}

const viewMilestones = ({ slotsMinted }: ProfileDraft['totals']) =>
  slotMilestones.filter((slots) => slots <= slotsMinted)

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
