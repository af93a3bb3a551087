import type { Domain } from '../domain.ts'

/** What open screens are told of. */
export const realtime = {
  name: 'realtime',
  floor: 'ground',
  owns: { live_events: 'changed' },
  expiry: { rows: { live_events: `created_at < now() - interval '1 day'` } },
} as const satisfies Domain
