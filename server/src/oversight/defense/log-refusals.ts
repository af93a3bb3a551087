import { hourMs } from '@tower/contract/durations.ts'
import type { RefusalReason } from '@tower/contract/oversight/defense.ts'
import type { Services } from '../../services.ts'
import { addRefusals, type RefusalCount } from './refused-attempts.queries.ts'

export type RefusedAttempt = {
  call: string
  reason: RefusalReason
  networkHash: string
  amountCents: number | undefined
}

/** Notes what is turned away. */
export type RefusalLog = { note(attempt: RefusedAttempt): void; close(): Promise<void> }

const writeAfterMs = 1_000
/** More networks at once are no longer told apart; an attack of that size shows all the same. */
const mostWaiting = 2_000

/** Gathers refusals for a second and writes them together: a flood must not reach the database row by row. */
export function createRefusalLog({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): RefusalLog {
  let waiting = new Map<string, RefusalCount>()
  let timer: NodeJS.Timeout | undefined

  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const counts = [...waiting.values()]
    waiting = new Map()
    if (counts.length === 0) return
    try {
      await database.transaction((tx) => addRefusals(tx, counts))
    } catch (error) {
      log.warn({ err: error, lost: counts.length }, 'refused attempts could not be written down')
    }
  }
  return {
    note({ call, reason, networkHash, amountCents }) {
      const at = clock.now()
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
      const key = `${call}|${reason}|${networkHash}|${hour.getTime()}`
      const known = waiting.get(key)
      if (known) Object.assign(known, { attempts: known.attempts + 1, lastAt: at, amountCents })
      else if (waiting.size < mostWaiting) {
        waiting.set(key, {
          call,
          reason,
          networkHash,
          hour,
          amountCents,
          attempts: 1,
          firstAt: at,
          lastAt: at,
        })
      }
      timer ??= setTimeout(() => void write(), writeAfterMs)
    },
    close: write,
  }
}
