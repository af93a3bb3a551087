/** What an API key may read: a list of the read API each. None of them names a person. */
export const keyScopes = [
  'donations',
  'slots',
  'draws',
  'classrooms',
  'nominations',
  'budgets',
  'reimbursements',
  'tickets',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** Whether a key opens anything, and if not, why. */
export const keyStates = ['active', 'expired', 'revoked'] as const
export type KeyState = (typeof keyStates)[number]

/** Keys that still open something; what ended counts no more. */
export const mostApiKeys = 50
export const maxKeyNameLength = 80
/** The longest that a key with an end lives. */
export const mostKeyDays = 3_650

/** How often one key may ask, all lists together. */
export const keyLimit = { max: 300, windowSeconds: 60 } as const
/** How many wrong keys of one network are looked up. */
export const wrongKeyLimit = { max: 30, windowSeconds: 600 } as const

/** Rows on a page of the read API. */
export const usualReadLength = 100
export const mostReadLength = 200

/** What the access of a call for keys answers. Only whoever holds a key's secret learns that it ended. */
export const keyAccessErrors = [
  'integrations.key_missing',
  'integrations.key_unknown',
  'integrations.key_expired',
  'integrations.key_revoked',
  'integrations.scope_missing',
] as const

export const integrationErrors = {
  'integrations.key_missing': {
    status: 401,
    sentence: 'This call needs an API key: send it as "Authorization: Bearer tower_…".',
  },
  'integrations.key_unknown': { status: 401, sentence: 'This is not an API key that is known here.' },
  'integrations.key_expired': { status: 401, sentence: 'This API key has expired. Ask for a new one.' },
  'integrations.key_revoked': { status: 401, sentence: 'This API key was revoked. Ask for a new one.' },
  'integrations.scope_missing': {
    status: 403,
    sentence: 'This API key may not read this. It needs the scope that "scope" names.',
    more: ['scope'],
  },
  'integrations.cursor_unknown': {
    status: 400,
    sentence: 'This cursor is not one that a page answered. Begin again without one.',
  },
  'integrations.not_found': { status: 404, sentence: 'This API key is not known.' },
  'integrations.already_revoked': { status: 409, sentence: 'This API key was revoked already.' },
  'integrations.already_created': {
    status: 409,
    sentence:
      'This API key was created already, and its secret is shown only once. If nobody copied it, revoke the key and create another.',
  },
  'integrations.too_many': { status: 409, sentence: 'There are 50 API keys already. Revoke one first.' },
  'integrations.expiry_passed': {
    status: 400,
    sentence: 'The end of an API key must lie in the future, and at most ten years ahead.',
  },
} as const
