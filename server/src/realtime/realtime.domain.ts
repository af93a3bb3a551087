import { retention } from '@tower/contract/retention.ts'
import type { Domain } from '../domain.ts'
import { outlived } from '../outlived.ts'

/** What open screens are told of. */
export const realtime = {
  name: 'realtime',
  floor: 'ground',
  owns: { live_events: 'changed' },
  keeps: {
    liveEvents: ['live_events'],
  },
  expiry: { rows: { live_events: outlived('created_at', retention.liveEvents) } },
} as const satisfies Domain
