import fc from 'fast-check'
import { expect } from 'vitest'
import { banksSteps } from './banks-steps.ts'
import type { Answer, LeavingWorld, Steps } from './build-leaving.ts'
import { giversSteps } from './givers-steps.ts'
import { noPast, type Past } from './past.ts'
import { staffsSteps } from './staffs-steps.ts'
import { teachersSteps } from './teachers-steps.ts'

const draws = fc.record({
  place: fc.nat({ max: 10_000 }),
  who: fc.nat({ max: 20 }),
  which: fc.nat({ max: 40 }),
  percent: fc.integer({ min: 1, max: 100 }),
  odd: fc.boolean(),
})

/** These lead to the rest: more often than the others. */
const often = [
  'give to a classroom',
  'give to a classroom',
  'ask to be paid back',
  'ask to be paid back',
  'approve a request',
  'pay a request',
  'order',
  'order',
  'pay an order',
  'want a card',
  'buy by card',
  'buy by card',
  'a merchant takes it',
  'enter a check',
  'a check is there',
  'a second person agrees',
  'a second person agrees',
  'a second person agrees',
  'a colleague is back',
  'a colleague is back',
  'a colleague is back',
  'days pass',
  'night',
  'a statement comes',
  'a line is explained',
  'close the month',
]

/** For tests: so many steps by chance, the rules of all domains asked after each, or at the end alone. */
export async function walk(
  world: LeavingWorld,
  { seed, steps, asks }: { seed: number; steps: number; asks: 'after each' | 'at the end' },
): Promise<void> {
  const past = noPast()
  const all: Steps = {
    ...giversSteps(world, past),
    ...teachersSteps(world, past),
    ...staffsSteps(world, past),
    ...banksSteps(world, past),
  }
  const names = [...Object.keys(all), ...often]
  const lately: string[] = []
  for (const [place, { place: drawn, ...draw }] of fc.sample(draws, { seed, numRuns: steps }).entries()) {
    const name = names[drawn % names.length] ?? ''
    lately.push(`${name} ${JSON.stringify(draw)}`)
    const answer = await all[name]?.(draw)
    if (answer) requireAnswered(name, answer, past)
    if (asks === 'at the end' && place < steps - 1) continue
    expect(await world.findFaults(), `after step ${place + 1}:\n${lately.slice(-8).join('\n')}`).toEqual([])
  }
}

/** What is refused in words is an answer; what fails, or is no request that a form would send, ends the walk. */
function requireAnswered(name: string, answer: Answer, { lost }: Past): void {
  if (answer.statusCode < 400) return
  const { code = '' } = answer.json<{ code?: string }>()
  if (code === 'giving.refund_failed' && lost > 0) return
  if (answer.statusCode >= 500 || code.startsWith('request.'))
    throw new Error(`${name} was answered ${answer.statusCode} ${answer.body}`)
}
