import { readingActions } from '@tower/contract/oversight/safety.ts'
import type { Declares, Domain } from '../../domain.ts'
import { unusualReadingMail } from './disclosures/unusual-reading-mail.ts'

const declares = {
  mails: { unusual_reading: { write: unusualReadingMail } },
  notices: ['unusual_reading'],
  auditActions: ['safety.link_sent', 'safety.sessions_ended', ...readingActions],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    safety: typeof declares
  }
}

/** Who cannot get in, which of the staff are in, what two people decided, and who reads how much about people. */
export const safety = {
  name: 'safety',
  floor: 6,
  duty: 'people',
  // Whose file it was stands there by its number.
  dutyOfWords: { 'safety.read_child': 'children' },
  ...declares,
  reads: [
    'allowlist_entries',
    'audit_log',
    'mails',
    'second_factor_misses',
    'second_factors',
    'sessions',
    'sign_in_links',
    'users',
  ],
  routes: async () => (await import('./safety.routes.ts')).safetyRoutes,
} as const satisfies Domain
