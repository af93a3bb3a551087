export const nominationErrors = {
  'nominations.closed': { status: 404, sentence: 'Not found' },
  'nominations.failed': { status: 400, sentence: 'Nomination failed.' },
  'nominations.not_edu': { status: 400, sentence: 'Please use a .edu school email address.' },
  'nominations.name_not_plain': {
    status: 400,
    sentence: 'Please write names without links, addresses or telephone numbers.',
  },
  'nominations.link_unknown': { status: 404, sentence: 'This confirmation link is not known.' },
  'nominations.link_used': { status: 409, sentence: 'This confirmation link was already used.' },
  'nominations.link_expired': {
    status: 410,
    sentence: 'This confirmation link has expired. Please ask for a new one.',
  },
  'nominations.already_counted': {
    status: 409,
    sentence: 'A nomination from this mailbox already counts in full.',
  },
  'nominations.claim_not_found': { status: 404, sentence: 'This confirmation is not known.' },
  'nominations.claim_own': {
    status: 403,
    sentence: 'This confirmation is your own. A colleague decides on it.',
  },
  'nominations.claim_decided': { status: 409, sentence: 'Somebody decided on this confirmation before.' },
  'nominations.already_confirmed': { status: 409, sentence: 'This classroom is already confirmed.' },
} as const

/** The longest reason for a nomination, and for that of a teacher who is not on the site yet. */
export const maxReasonLength = 2_000
export const maxTeacherReasonLength = 4_000

/** How long a confirmation link lives, a teacher's or a nominator's. */
export const confirmationLinkHours = 72

/** What is hashed for a nominator. */
export function normalizedContact(contact: string): string {
  return contact.trim().toLowerCase()
}

/**
 * Whether an address lies under one of the accepted school suffixes (`.edu` unless configured).
 * `x@school.edu.example.com` and `x@.edu` don't; a suffix without its dot, such as `school.org`, means that host and those
 * below it, never `otherschool.org`. `%` and `!` once meant "pass this on to" and stay out.
 */
export function isSchoolAddress(email: string, suffixes: readonly string[] = ['.edu']): boolean {
  const domain = domainOf(email)
  return domain !== undefined && suffixes.some((suffix) => liesUnder(domain, suffix.toLowerCase()))
}

/** The domain of a plainly written address; undefined of one that is not, or in letters that look like others. */
export function domainOf(email: string): string | undefined {
  const match = /^[a-z0-9.#$&'*+/=?^_`{|}~-]{1,64}@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.exec(
    email.trim().toLowerCase(),
  )
  const domain = match?.[1]
  if (!domain || email.trim().length > 254) return undefined
  const isPlain = (label: string) =>
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label) && !label.startsWith('xn--')
  return domain.split('.').every(isPlain) ? domain : undefined
}

function liesUnder(domain: string, suffix: string): boolean {
  if (suffix.startsWith('.')) return domain.endsWith(suffix) && domain.length > suffix.length
  const host = suffix.replace(/^@/, '')
  return host !== '' && (domain === host || domain.endsWith(`.${host}`))
}
