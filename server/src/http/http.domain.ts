import { retention } from '@tower/contract/retention.ts'
import type { Domain } from '../domain.ts'
import { outlived } from '../outlived.ts'

/** What stands before every call, and counts. */
export const http = {
  name: 'http',
  floor: 'ground',
  owns: { rate_limits: 'changed' },
  keeps: {
    requestCounts: ['rate_limits'],
  },
  expiry: { rows: { rate_limits: outlived('window_ends_at', retention.requestCounts) } },
} as const satisfies Domain
