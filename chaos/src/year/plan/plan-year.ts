/** What is done to an installation within a year. */
export const sceneNames = [
  'upgrade',
  'way_back',
  'worker_dies',
  'restore',
  'worker_returns',
  'web_crash',
  'database_crash',
  'promotion',
  'move',
] as const
export type SceneName = (typeof sceneNames)[number]

/** A version of the product, made from the checkout by a small change. */
export type PlannedVersion = { number: number; hasMigration: boolean }

export type PlannedScene = {
  name: SceneName
  /** From which share of the year on. */
  from: number
  /** To which version an upgrade or a way back leads. */
  version?: number
}

export type YearPlan = {
  seed: number
  /** So many come within the planned minutes; at the same pace they go on coming until the last scene is over. */
  gifts: number
  lengthMs: number
  dayMs: number
  versions: PlannedVersion[]
  scenes: PlannedScene[]
}

const daysOfYear = 365
/** A backup is a program of its own, which has to start: a day is no shorter than that takes. */
const shortestDayMs = 8_000
/** Two in four bring a migration; the first of them is the one that is taken back. */
const migratingVersions = [2, 4]
/** What is taken back is the second. */
const wayBackAfter = 2

/** The whole story, or the scenes of these names in their order; whoever wants the worker dead has it come back. */
export function planYear(asked: {
  seed: number
  gifts: number
  minutes: number
  only?: readonly SceneName[]
  /** Each newer version is built first, which takes its time: no more than so many. */
  upgrades?: number
}): YearPlan {
  const { seed, gifts, minutes, only, upgrades = Infinity } = asked
  const wanted = only?.includes('worker_dies') ? [...only, 'worker_returns'] : only
  const scenes = story
    .filter(({ name }) => wanted === undefined || wanted.includes(name))
    .filter(({ name, version = 0 }) => (name === 'way_back' ? wayBackAfter : version) <= upgrades)
  // A version of which no scene knows is not made: each is built first.
  const newest = Math.max(0, ...scenes.map(({ version = 0 }) => version))
  const lengthMs = minutes * 60_000
  return {
    seed,
    gifts,
    lengthMs,
    dayMs: Math.max(shortestDayMs, lengthMs / daysOfYear),
    versions: Array.from({ length: newest + 1 }, (_, number) => ({
      number,
      hasMigration: migratingVersions.includes(number),
    })),
    scenes: scenes.map((scene, at) => ({ ...scene, from: (at + 0.5) / (scenes.length + 0.5) })),
  }
}

/**
 * In this order: the version that is taken back comes again with the next; while no worker lives the backup is late, too; the
 * standby takes over before the last upgrade, and the installation that moves is one that has lived through all of it.
 */
const story: readonly Omit<PlannedScene, 'from'>[] = [
  { name: 'upgrade', version: 1 },
  { name: 'web_crash' },
  { name: 'upgrade', version: 2 },
  { name: 'way_back', version: 1 },
  { name: 'upgrade', version: 3 },
  { name: 'worker_dies' },
  { name: 'restore' },
  { name: 'worker_returns' },
  { name: 'database_crash' },
  { name: 'promotion' },
  { name: 'upgrade', version: 4 },
  { name: 'move' },
]
