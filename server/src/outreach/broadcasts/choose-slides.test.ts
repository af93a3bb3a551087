import { expect, test } from 'vitest'
import { chooseSlides, nextChangeAt } from './choose-slides.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 12, minute))

const slide = (name: string, changes: object = {}) => ({
  ...{ name, pin: false, is_urgent: false, position: 0, publish_at: at(0), expires_at: null },
  ...changes,
})

const namesAt = (minute: number, ...slides: ReturnType<typeof slide>[]) =>
  chooseSlides(slides, at(minute)).map(({ name }) => name)

test('a slide shows from its first instant on and no longer at its last', () => {
  const briefly = slide('briefly', { publish_at: at(10), expires_at: at(20) })
  expect([9, 10, 19, 20].map((minute) => namesAt(minute, briefly).length)).toEqual([0, 1, 1, 0])
})

test('pinned slides come first, the others follow in the order of staff', () => {
  const slides = [
    slide('third', { position: 3 }),
    slide('second', { position: 2 }),
    slide('pinned', { position: 9, pin: true }),
  ]
  expect(namesAt(1, ...slides)).toEqual(['pinned', 'second', 'third'])
})

test('an urgent slide pushes all others aside, but only while it shows', () => {
  const slides = [
    slide('calm', { pin: true }),
    slide('urgent', { is_urgent: true, publish_at: at(5), expires_at: at(6) }),
  ]
  expect([4, 5, 6].map((minute) => namesAt(minute, ...slides))).toEqual([['calm'], ['urgent'], ['calm']])
})

test('the next change is the nearest coming start or end', () => {
  const slides = [slide('on', { expires_at: at(30) }), slide('later', { publish_at: at(20) })]
  expect([0, 20, 30].map((minute) => nextChangeAt(slides, at(minute)))).toEqual([at(20), at(30), undefined])
})
