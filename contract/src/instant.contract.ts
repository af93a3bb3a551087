import { z } from 'zod'

/**
 * A point in time of an answer: the server gives it as the database does, and it leaves as ISO 8601 in UTC. A schema that
 * says so is the shape of the row and of the answer at once.
 */
export const Instant = z.codec(z.date(), z.string(), {
  decode: (at) => at.toISOString(),
  encode: (text) => new Date(text),
})
