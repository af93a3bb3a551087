import fc from 'fast-check'
import { scenes } from './build-scenes.ts'
import { anyStep, gift, news, type Happening } from './build-steps.ts'

const gifts = fc
  .array(gift, { minLength: 2, maxLength: 3 })
  .map((given) => given.map((step): Happening => ({ step, news: 'heard' })))
const chance: fc.Arbitrary<Happening[]> = fc.array(
  fc.record({ step: anyStep, news: fc.constantFrom(...news) }),
  { minLength: 8, maxLength: 14, size: 'max' },
)

/**
 * Things that happen between givers, banks, the provider and the pool, and how each is told. Gifts come first; then
 * every scene is played, and between them anything happens.
 */
export const histories = fc.tuple(gifts, scenes, chance).map(([given, played, between]): Happening[] => {
  const share = Math.ceil(between.length / Math.max(1, played.length))
  return [
    ...given,
    ...played.flatMap((scene, index) => [...scene, ...between.slice(index * share, (index + 1) * share)]),
  ]
})
