import type { Services } from './services.ts'

/** Work that runs by the clock, in one process at a time, whoever else runs beside it. */
export type ScheduledJob = {
  /** `domain.verb`; the name of its queue. */
  name: string
  /** When, in UTC. */
  cron: string
  /** Run once at every start, too. */
  atStart?: boolean
  /** How long after its time it may start; asking less often costs less. */
  withinSeconds: number
  /** After how long it is taken for stuck and begun again: well above the longest honest run. */
  mayTakeSeconds: number
  run(services: Services): Promise<unknown>
}

export const minute = 60
export const hour = 60 * minute
