import { atMost, figureOf, ratioOf, type Figure, type Goal } from '../figures/figure.ts'
import type { Load } from '../load/send-load.ts'

export type Comparison = {
  what: string
  /** Of the throughput's figure; it is none of the list where absent. */
  number?: number
  ours: readonly Load[]
  bare: readonly Load[]
  /** Of our throughput to the bare one's. */
  goal: Goal | undefined
}

const cpuGoal = atMost(2.5)

/** Throughput, processor time and slowest answers of ours beside the bare floor's, round by round. */
export function compareLoads({ what, number, ours, bare, goal }: Comparison): Figure[] {
  const rate = ({ perSecond }: Load) => perSecond
  const cpu = ({ cpuMicroseconds }: Load) => cpuMicroseconds
  const slowest = ({ p99Ms }: Load) => p99Ms
  return [
    figureOf({
      ...(number !== undefined && { number }),
      name: `${what}: ours ÷ bare, requests`,
      unit: 'times',
      rounds: ratioOf(ours.map(rate), bare.map(rate)),
      goal,
    }),
    figureOf({ name: '  ours', unit: '/s', rounds: ours.map(rate) }),
    figureOf({ name: '  bare', unit: '/s', rounds: bare.map(rate) }),
    figureOf({
      number: 5,
      name: `${what}: ours ÷ bare, CPU a request`,
      unit: 'times',
      rounds: ratioOf(ours.map(cpu), bare.map(cpu)),
      goal: cpuGoal,
    }),
    figureOf({ name: '  ours', unit: 'µs', rounds: ours.map(cpu) }),
    figureOf({ name: '  bare', unit: 'µs', rounds: bare.map(cpu) }),
    figureOf({
      number: 6,
      name: `${what}: ours ÷ bare, p99 (for information)`,
      unit: 'times',
      rounds: ratioOf(ours.map(slowest), bare.map(slowest)),
    }),
  ]
}
