import type { FaultCounts } from '../faults/plan-faults.ts'

/** What a run is made of; every number can be said on the command line. */
export type RunPlan = {
  seed: number
  payments: number
  faults: FaultCounts
  /** Visitors go round meanwhile, and none may meet a failure. */
  visitors: boolean
}

/** A line of the table: what was counted, and what it must be where that matters. */
export type Line = { what: string; found: string; isWrong?: boolean }

export const runNames = ['payments', 'database', 'restarts', 'rolling'] as const
export type RunName = (typeof runNames)[number]

const none: FaultCounts = { kills: 0, restarts: 0, cuts: 0, migrations: 0, rolls: 0 }

/** The middle form of each run, some minutes long. */
export const usualPlans: Record<RunName, Omit<RunPlan, 'seed'>> = {
  payments: {
    payments: 1_000,
    faults: { kills: 20, restarts: 3, cuts: 10, migrations: 2, rolls: 0 },
    visitors: false,
  },
  database: { payments: 300, faults: { ...none, restarts: 6, cuts: 50 }, visitors: false },
  restarts: { payments: 100, faults: { ...none, rolls: 5 }, visitors: true },
  rolling: { payments: 300, faults: { ...none, migrations: 4, rolls: 2 }, visitors: true },
}
