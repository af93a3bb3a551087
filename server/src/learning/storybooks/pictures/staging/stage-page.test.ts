import { expect, test } from 'vitest'
import { castOf } from '../cast-of.ts'
import { height, views, width, type PictureInput } from '../picture.ts'
import { planPage } from '../plan/plan-page.ts'
import { viewOf } from '../plan/choose-view.ts'
import { props, propNames } from '../props/all-props.ts'
import { propWords } from '../words/prop-words.ts'
import { stagePage } from './stage-page.ts'

const page = (seed: number, pageNumber: number, prompt: string): PictureInput => ({
  ...{
    prompt,
    text: '',
    caption: '',
    pageCount: 12,
    pageNumber,
    style: 'storybook',
    seed,
    cast: castOf(seed),
  },
})
const staged = Array.from({ length: 600 }, (_, at) => {
  const [one, other] = [propNames[at % propNames.length], propNames[(at * 7 + 3) % propNames.length]]
  if (!one || !other) throw new Error('There are things.')
  const prompt = `${propWords[one].words.en[0]} ${propWords[other].words.es[0]} jump`
  const input = page(at, (at % 12) + 1, prompt)
  const plan = planPage(input)
  return { plan, ...stagePage(input, plan) }
})

test('no two pages in a row are seen the same way, and each book has all four ways', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const seen = Array.from({ length: 12 }, (_, at) => viewOf({ seed, pageNumber: at + 1, pageCount: 12 }))
    expect(seen.filter((view, at) => at > 0 && view === seen[at - 1])).toEqual([])
    expect(new Set(seen)).toEqual(new Set(views))
    expect(seen[0]).toBe('far')
  }
})

test('no head is cut off, nor an arm that is raised', () => {
  for (const { actors } of staged)
    for (const { x, y, scale } of actors) {
      expect(y - 335 * scale).toBeGreaterThan(0)
      expect(x - 62 * scale).toBeGreaterThan(0)
      expect(x + 62 * scale).toBeLessThan(width)
    }
})

test('feet stand on the ground: below the horizon, and on the page unless the children are near', () => {
  for (const { actors, horizon, plan } of staged)
    for (const { y } of actors) {
      expect(y).toBeGreaterThan(horizon)
      if (plan.view !== 'near') expect(y).toBeLessThan(height)
    }
})

test('whoever is seen from above stands on ground that fills the page, in a ring', () => {
  for (const { actors, horizon, above, plan } of staged) {
    expect(above).toBe(plan.view === 'above')
    if (!above) continue
    expect(horizon).toBeLessThan(0)
    expect(actors.length).toBeLessThanOrEqual(4)
  }
})

test('no face hides another: heads stand apart', () => {
  for (const { actors } of staged)
    for (const [at, one] of actors.entries())
      for (const other of actors.slice(at + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - 235 * one.scale - (other.y - 235 * other.scale))
        expect(apart).toBeGreaterThan(96 * Math.min(one.scale, other.scale))
      }
})

test('whoever holds something has a hand for it, and nothing is twice on a page', () => {
  for (const { actors, things } of staged) {
    const held = actors.flatMap(({ holds }) => (holds ? [holds] : []))
    const names = [...held, ...things.map(({ name }) => name)]
    expect(new Set(names).size).toBe(names.length)
    for (const name of held) expect(props[name].place).toBe('hand')
    for (const { holds, acting } of actors)
      if (holds) expect(['hold', 'carry', 'reach', 'kneel', 'sit']).toContain(acting.pose)
  }
})

test('children look at each other or at the thing: whoever stands left of it looks right', () => {
  for (const { actors, things, plan } of staged) {
    const [main] = plan.props
    const thing = things.find(({ name }) => name === main)
    if (!thing || actors.some(({ acting }) => acting.pose === 'hug')) continue
    for (const { x, acting } of actors)
      if (Math.abs(thing.x - x) > 60) expect(Math.sign(acting.look.turn)).toBe(Math.sign(thing.x - x))
  }
})
