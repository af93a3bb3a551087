import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './database.ts'

/** Whoever waits to alter a table holds up everybody who comes after, even those who only read. */
const briefly = "set local lock_timeout = '250ms'"
const pauseMs = 400
const attempts = 300
const lockTimeout = '55P03'

/**
 * Does work that alters tables in use: it waits for a lock so briefly that nobody notices, and begins anew, after a
 * pause that lets the others through, until it finds the table free. `work` gets the statement that says so, for its
 * transaction. After some minutes it gives up, as the database's "lock timeout".
 */
export async function untilUnlocked<T>(work: (briefly: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(briefly)
    } catch (error) {
      if (errorCode(error) !== lockTimeout || attempt === attempts) throw error
      // Of chance, so that two who alter do not meet again and again.
      await sleep(pauseMs * (0.5 + Math.random()))
    }
  }
}
