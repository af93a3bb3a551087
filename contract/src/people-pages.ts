import type { RateLimit } from './endpoint.ts'

/**
 * How often one account reads pages of one list with people in it: one a second, for ten minutes on end. Somebody who leafs,
 * types a search (which asks at each pause) and has it open on three screens that follow live events stays far below; a
 * program that takes everybody home is stopped.
 */
export const peoplePages: RateLimit = { max: 600, windowSeconds: 600, per: 'account' }
