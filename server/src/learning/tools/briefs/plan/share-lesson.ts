import type { Entry } from './plan.ts'

const numbered = /^(?:period|block|hour|per\.|per[ií]odo|hora|bloque|p)\s?\d/iu

/** "Period 2 (8:58-9:50), Period 3 (9:55-10:47): film": one lesson for all of them. */
export function shareLesson(entries: readonly Entry[]): void {
  const last = entries.at(-1)
  if (!last || entries.length < 2 || last.steps.length === 0) return
  const others = entries.slice(0, -1)
  if (!entries.every(({ title }) => numbered.test(title)) || others.some(({ steps }) => steps.length > 0))
    return
  for (const entry of entries) entry.shares = true
  for (const entry of others) entry.steps.push(...last.steps)
}
