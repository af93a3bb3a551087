import type { Tx } from './database/database.ts'
import type { Services } from './services.ts'

/** How many rows are sealed anew in one transaction. */
export const resealedAtOnce = 200

/** What a domain did of what it keeps sealed; `last` is where to go on, undefined at the end. */
export type Resealed = { last: string | undefined; resealed: number; unreadable: number }

/** Seals some of what a domain keeps sealed with the secret of now, after a row of it. Done again, it does what is left. */
export type Reseal = (
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  after: string | undefined,
) => Promise<Resealed>

/** The id to go on after. */
export const nextAfter = (found: readonly { id: string }[]): string | undefined =>
  found.length < resealedAtOnce ? undefined : found.at(-1)?.id

/** Where the rows begin. */
export const leastId = '00000000-0000-0000-0000-000000000000'
