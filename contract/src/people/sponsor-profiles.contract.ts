import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emblemKeys } from '../learning/keepsakes.ts'
import { UploadedFile } from '../oversight/files.contract.ts'
import { name, oneLine } from '../name.contract.ts'
import { maxDisplayName, maxProfileLink, maxTagline, sponsorLogo } from './sponsor-profiles.ts'

const hour = 3600

/** A handle as people type it. */
export const Handle = z.string().trim().toLowerCase().min(1).max(80)

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
  /** The emblem that the sponsor bought and shows. */
  emblem: z.enum(emblemKeys).optional(),
})
export type PublicSponsorProfile = z.infer<typeof PublicSponsorProfile>

const line = (most: number) =>
  oneLine(most)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u)
    .transform((text) => text || null)

/** A profile as it is saved; empty fields become null. Handle and links have refusals of their own. */
export const SponsorProfileDraft = z.object({
  handle: z.string().max(200).nullish(),
  display_name: name(maxDisplayName)
    .transform((text) => text || null)
    .nullish(),
  tagline: line(maxTagline).nullish(),
  website_url: z.string().trim().max(maxProfileLink).nullish(),
  logo_url: z.string().trim().max(maxProfileLink).nullish(),
  show_totals: z.boolean().default(false),
  show_recent_gifts: z.boolean().default(false),
  show_milestones: z.boolean().default(false),
})
export type SponsorProfileDraft = z.input<typeof SponsorProfileDraft>

/** A profile as its sponsor edits it. */
export const OwnSponsorProfile = SponsorProfile.extend({
  handle: z.string().nullable(),
  display_name: z.string().nullable(),
})
export type OwnSponsorProfile = z.infer<typeof OwnSponsorProfile>

/** What the switches would show, whichever are on: for the preview of the sponsor alone. */
export const ProfileFigures = PublicSponsorProfile.omit({ profile: true, emblem: true }).required()
export type ProfileFigures = z.infer<typeof ProfileFigures>

export const sponsorProfileEndpoints = {
  read: endpoint({
    name: 'sponsor-profiles.read',
    method: 'GET',
    path: '/api/sponsors/:handle',
    summary: 'A public sponsor profile. 404 means that the handle is free, 410 that nobody may have it.',
    access: 'public',
    params: z.object({ handle: Handle }),
    output: PublicSponsorProfile,
    errors: ['sponsor_profiles.not_found', 'sponsor_profiles.handle_closed'],
    rateLimit: { max: 240, windowSeconds: 600, per: 'network' },
  }),
  readOwn: endpoint({
    name: 'sponsor-profiles.read-own',
    method: 'GET',
    path: '/api/sponsor/profile',
    summary: 'The profile of a sponsor as they edit it, and what its switches would show.',
    access: 'sponsor',
    output: z.strictObject({ profile: OwnSponsorProfile, figures: ProfileFigures }),
    errors: [],
  }),
  save: endpoint({
    name: 'sponsor-profiles.save',
    method: 'POST',
    path: '/api/sponsor/profile',
    summary: "Keeps a sponsor's public profile. What is not said is empty, or off.",
    access: 'sponsor',
    body: SponsorProfileDraft,
    output: z.strictObject({ profile: OwnSponsorProfile }),
    errors: [
      'sponsor_profiles.handle_invalid',
      'sponsor_profiles.handle_taken',
      'sponsor_profiles.link_invalid',
      'sponsor_profiles.logo_unknown',
    ],
    rateLimit: { max: 120, windowSeconds: hour, per: 'account' },
  }),
  uploadLogo: endpoint({
    name: 'sponsor-profiles.upload-logo',
    method: 'POST',
    path: '/api/sponsor/profile/logo',
    summary: 'Takes a logo in. It stands beside the profile once that is saved with its address.',
    access: 'sponsor',
    upload: sponsorLogo,
    output: UploadedFile.extend({ logo_url: z.string() }),
    errors: [],
    rateLimit: { max: 60, windowSeconds: hour, per: 'account' },
  }),
}
