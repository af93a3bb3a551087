import { expect, test } from 'vitest'
import { drawnPack, keepOverlayPreference, readOverlayPreferences } from './overlay-preferences.ts'
import { bulbsPerStrand, pieceCounts } from './piece-counts.ts'

function storeOf(kept: Record<string, string> = {}) {
  const texts = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    texts,
  }
}

test('nothing is drawn until the visitor turns it on', () => {
  const preferences = readOverlayPreferences(storeOf())
  expect(preferences).toEqual({ enabled: false, pack: 'auto', intensity: 'med' })
  expect(drawnPack(preferences, new Date(2026, 9, 1))).toBeUndefined()
})

test('a choice is kept under the three names and read back', () => {
  const store = storeOf()
  keepOverlayPreference('enabled', true, store)
  keepOverlayPreference('pack', 'hearts', store)
  keepOverlayPreference('intensity', 'high', store)
  expect([...store.texts]).toEqual([
    ['overlay.enabled', 'true'],
    ['overlay.pack', 'hearts'],
    ['overlay.intensity', 'high'],
  ])
  expect(readOverlayPreferences(store)).toEqual({ enabled: true, pack: 'hearts', intensity: 'high' })
})

test('a word that is none of ours counts as not chosen', () => {
  const store = storeOf({ 'overlay.enabled': 'yes', 'overlay.pack': '<b>', 'overlay.intensity': '9' })
  expect(readOverlayPreferences(store)).toEqual({ enabled: false, pack: 'auto', intensity: 'med' })
})

test('by month there are leaves from September, snow from December, and nothing from March to August', () => {
  const auto = { enabled: true, pack: 'auto', intensity: 'med' } as const
  const drawn = Array.from({ length: 12 }, (_, month) => drawnPack(auto, new Date(2026, month, 15)))
  const none = Array.from({ length: 6 }, () => undefined)
  expect(drawn).toEqual(['winter', 'winter', ...none, 'fall', 'fall', 'fall', 'winter'])
})

test('a pack chosen by name is drawn in any month', () => {
  const lights = { enabled: true, pack: 'lights', intensity: 'med' } as const
  expect(drawnPack(lights, new Date(2026, 5, 1))).toBe('lights')
})

test('each pack has as many pieces as agreed', () => {
  expect(pieceCounts).toMatchObject({
    fall: { low: 22, med: 36, high: 60 },
    winter: { low: 50, med: 90, high: 140 },
    confetti: { low: 60, med: 100, high: 160 },
    hearts: { low: 18, med: 32, high: 60 },
    lights: { low: 1, med: 2, high: 3 },
  })
  expect(bulbsPerStrand).toBe(24)
})
