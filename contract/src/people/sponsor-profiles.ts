import { z } from 'zod'

export const sponsorProfileErrors = {
  'sponsor_profiles.not_found': { status: 404, sentence: 'Sponsor not found' },
  'sponsor_profiles.handle_closed': { status: 410, sentence: 'This handle is not available.' },
  'sponsor_profiles.handle_invalid': {
    status: 400,
    sentence: 'Handle must be 3-32 characters using a-z, 0-9, or hyphen.',
  },
  'sponsor_profiles.handle_taken': { status: 409, sentence: 'This handle is already in use.' },
  'sponsor_profiles.link_invalid': {
    status: 400,
    sentence: 'Links must begin with http:// or https:// and name a site.',
  },
} as const

export const handlePattern = /^[a-z0-9-]{3,32}$/

/** A handle as people type it. */
export const Handle = z.string().trim().toLowerCase().min(1).max(80)

/** Handles that would pass for a page, a role or the charity itself. */
export const reservedHandles: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'administrator', 'anonymous', 'api', 'assets', 'auth', 'charity'],
  ...['checkout', 'contact', 'demo', 'dev', 'donate', 'draws', 'events', 'gallery', 'help', 'home', 'house'],
  ...['login', 'logout', 'matching-fund', 'mission', 'moderator', 'new', 'null', 'numa', 'official', 'og'],
  ...['partners', 'portal', 'profile', 'programs', 'project-tower', 'prospect', 'root', 'settings', 'signup'],
  ...['sponsor', 'sponsors', 'staff', 'superadmin', 'support', 'system', 'teacher', 'tower', 'undefined'],
  ...['welcome', 'www'],
])

/** Slots minted that are worth a place on the milestones strip. */
export const slotMilestones = [1, 5, 10, 25, 50, 100, 250, 500, 1000] as const

/** What a sponsor says of themself in public. */
export const SponsorProfile = z.strictObject({
  handle: z.string(),
  display_name: z.string(),
  tagline: z.string().nullable(),
  website_url: z.string().nullable(),
  logo_url: z.string().nullable(),
  show_totals: z.boolean(),
  show_recent_gifts: z.boolean(),
  show_milestones: z.boolean(),
})
export type SponsorProfile = z.infer<typeof SponsorProfile>

const Count = z.number().int().nonnegative()

/** The public profile. What a sponsor switched off isn't there at all. */
export const PublicSponsorProfile = z.strictObject({
  profile: SponsorProfile,
  program_cents: Count.optional(),
  slots_minted: Count.optional(),
  /** Cents towards the next slot. */
  next_slot_progress: Count.optional(),
  next_slot_target: Count.optional(),
  recent_gifts: z.array(z.strictObject({ created_at: z.string(), credits: z.number() })).optional(),
  /** The milestones reached, smallest first. */
  milestones: z.array(Count).optional(),
})
export type PublicSponsorProfile = z.infer<typeof PublicSponsorProfile>

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
    .transform((text) => text || null)

/** A profile as it is saved; empty fields become null. Handle and links have refusals of their own. */
export const SponsorProfileDraft = z.object({
  handle: z.string().max(200).nullish(),
  display_name: oneLine(80).nullish(),
  tagline: oneLine(160).nullish(),
  website_url: z.string().trim().max(500).nullish(),
  logo_url: z.string().trim().max(500).nullish(),
  show_totals: z.boolean().default(false),
  show_recent_gifts: z.boolean().default(false),
  show_milestones: z.boolean().default(false),
})
export type SponsorProfileDraft = z.input<typeof SponsorProfileDraft>
