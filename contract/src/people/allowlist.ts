export const allowlistErrors = {
  'allowlist.none_valid': { status: 400, sentence: 'No valid emails' },
  'allowlist.invalid_email': { status: 400, sentence: 'invalid email' },
  'allowlist.too_many': {
    status: 400,
    sentence: 'At most 5,000 entries can be added at a time. Please split the list.',
  },
  'allowlist.not_found': { status: 404, sentence: 'There is no such entry.' },
} as const

/** The roles that an address can be let in as. Superadmins are made by superadmins, one by one. */
export const allowlistRoles = ['teacher', 'sponsor', 'admin'] as const
export type AllowlistRole = (typeof allowlistRoles)[number]

/** Where entries of a list came from. */
export const allowlistSources = ['textarea', 'csv'] as const

/** The most entries that are added at a time, all or none. */
export const mostAllowlistRows = 5_000

/** The longest name beside an address. */
export const maxAllowlistNameLength = 200
