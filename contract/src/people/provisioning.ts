export const provisioningErrors = {
  'provisioning.email_required': { status: 400, sentence: 'Email is required' },
  'provisioning.another_role': {
    status: 409,
    sentence: 'This address has an account with another role.',
  },
  'provisioning.disabled': { status: 409, sentence: 'This account is disabled. Enable it first.' },
  'provisioning.no_password': { status: 400, sentence: 'Only admins sign in with a password.' },
  'provisioning.not_admitted': {
    status: 409,
    sentence: 'This address may not sign in, so no link was sent. Add it to the allowlist first.',
  },
  'provisioning.link_limited': {
    status: 429,
    sentence: 'Too many links were made for this address. Please try again later.',
  },
} as const

/** The roles with which staff open accounts. Superadmins are made by superadmins, in the directory. */
export const provisionedRoles = ['teacher', 'sponsor', 'admin'] as const
export type ProvisionedRole = (typeof provisionedRoles)[number]

/** What is mailed to somebody whose account staff opened. */
export const sendChoices = ['magic', 'reset'] as const
export type SendChoice = (typeof sendChoices)[number]

/** What a classroom is called that is opened without a name. */
export const usualClassroomName = 'Homeroom'

export const maxClassroomNameLength = 120
