import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { chooseRounds, oddAddressesOf, oddTexts } from './odd-queries.ts'

const listing = endpoints.filter(({ name }) => name === 'directory.list')

/** The queries of all rounds: in one half of them every parameter is a list too. */
function listQueries({ areLists }: { areLists: boolean }): URLSearchParams[] {
  const asked = listing.flatMap((call) =>
    chooseRounds(true, 7).flatMap((round) => oddAddressesOf(call, round)),
  )
  return asked
    .flatMap((odd) => ('query' in odd ? [new URLSearchParams(odd.query)] : []))
    .filter((query) => query.has('q[]') === areLists)
}

test.each([
  { areLists: false, names: ['q', 'page', 'role'] },
  { areLists: true, names: ['q[]', 'page[]', 'role[]'] },
])('over all rounds every parameter meets every text ($names)', ({ areLists, names }) => {
  for (const name of names)
    expect(new Set(listQueries({ areLists }).map((query) => query.get(name))).size, name).toBe(
      oddTexts.length,
    )
})

test('no two parameters of one request have the same text', () => {
  for (const query of listQueries({ areLists: false })) {
    const texts = [...query.values()]
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('a usual run asks in a few rounds, in others for the next call and the next seed', () => {
  expect(chooseRounds(false, 1)).toHaveLength(4)
  const met = new Set(Array.from({ length: 20 }, (_, start) => chooseRounds(false, start)).flat())
  expect(met.size).toBe(oddTexts.length)
})
