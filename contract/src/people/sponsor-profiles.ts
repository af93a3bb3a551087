import { pictureKinds, type UploadRule } from '../oversight/files.ts'

export const sponsorProfileErrors = {
  'sponsor_profiles.not_found': { status: 404, sentence: 'Sponsor not found' },
  'sponsor_profiles.handle_closed': { status: 410, sentence: 'This handle is not available.' },
  'sponsor_profiles.handle_invalid': {
    status: 400,
    sentence: 'Handle must be 3-32 characters using a-z, 0-9, or hyphen.',
  },
  'sponsor_profiles.handle_taken': { status: 409, sentence: 'This handle is already in use.' },
  'sponsor_profiles.logo_unknown': {
    status: 400,
    sentence: 'This logo is not there anymore. Please upload it again.',
  },
  'sponsor_profiles.link_invalid': {
    status: 400,
    sentence: 'Links must begin with http:// or https:// and name a site.',
  },
} as const

export const handlePattern = /^[a-z0-9-]{3,32}$/

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

/** The logo beside a sponsor's name. Only its sponsor chose it, so nobody else looks at it first. */
export const sponsorLogo = {
  purpose: 'sponsor_logo',
  kinds: pictureKinds,
  mostBytes: 10_000_000,
  seenBy: 'everyone',
  waitsForStaff: false,
} as const satisfies UploadRule

/** The longest words of a profile. */
export const maxDisplayName = 80
export const maxTagline = 160
export const maxProfileLink = 500
