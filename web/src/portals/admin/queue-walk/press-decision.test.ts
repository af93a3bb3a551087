import { expect, test } from 'vitest'
import { decisionIn, pressDecision } from './press-decision.ts'

/** A drawer by what its parts answer to. */
function drawer(parts: Readonly<Record<string, Partial<Part>>>) {
  const happened: string[] = []
  const part = (name: string): HTMLElement | null => {
    const own = parts[name]
    if (!own) return null
    return {
      textContent: own.text ?? '',
      getAttribute: (attribute: string) => own.attributes?.[attribute] ?? null,
      matches: () => own.isByHand ?? false,
      focus: () => happened.push(`focus ${name}`),
      click: () => happened.push(`press ${name}`),
    } as unknown as HTMLElement
  }
  const shown = { querySelector: (selector: string) => part(selector) } as unknown as ParentNode
  return { shown, happened }
}
type Part = { text: string; attributes: Readonly<Record<string, string>>; isByHand: boolean }

test('a key presses what decides, and only leads to what would mail somebody without a question', () => {
  const plain = drawer({ '[data-decide~=yes]': {} })
  expect(pressDecision(plain.shown, 'yes')).toBe('pressed')
  expect(plain.happened).toEqual(['press [data-decide~=yes]'])
  const byHand = drawer({ '[data-decide~=yes]': { isByHand: true } })
  expect(pressDecision(byHand.shown, 'yes')).toBe('pressed')
  expect(byHand.happened).toEqual(['focus [data-decide~=yes]'])
})

test('where somebody else decides the key says why, and leads to where that is', () => {
  const dispute = drawer({ '[data-undecided]': { text: ' The bank decides. ' }, '[data-decided-there]': {} })
  expect(pressDecision(dispute.shown, 'yes')).toEqual({ silent: 'The bank decides.' })
  expect(dispute.happened).toEqual(['focus [data-decided-there]'])
  expect(pressDecision(drawer({}).shown, 'pay')).toEqual({ silent: undefined })
  expect(decisionIn(undefined, 'no')).toBeUndefined()
})
