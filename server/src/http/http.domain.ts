import type { Domain } from '../domain.ts'

/** What stands before every call, and counts. */
export const http = {
  name: 'http',
  floor: 'ground',
  owns: { rate_limits: 'changed' },
  expiry: { rows: { rate_limits: `window_ends_at < now() - interval '1 hour'` } },
} as const satisfies Domain
