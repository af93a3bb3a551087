import { expect, test } from 'vitest'
import { StillCarried } from './still-carried.ts'

const move = (from_year: number, to_year: number, cents: number) => ({ from_year, to_year, cents })

test('what went on from year to year is there for the losses of each of these years together, once', () => {
  const still = new StillCarried([move(1, 2, 500), move(2, 3, 500)], [])
  expect([still.most(1, 3), still.most(2, 3), still.most(1, 2)]).toEqual([500, 500, 500])
  still.lose(2, 3, 200)
  expect([still.most(1, 3), still.most(2, 3)]).toEqual([300, 300])
  still.lose(1, 3, 300)
  expect([still.most(1, 3), still.most(2, 3), still.most(1, 2)]).toEqual([0, 0, 200])
})

test('what went straight to a later year leaves what another year brought there', () => {
  const still = new StillCarried([move(1, 2, 500), move(2, 3, 500), move(1, 3, 100)], [])
  expect(still.most(1, 3)).toBe(600)
  still.lose(1, 3, 500)
  expect([still.most(2, 3), still.most(1, 3)]).toEqual([100, 100])
  expect(still.most(3, 4)).toBe(0)
})
