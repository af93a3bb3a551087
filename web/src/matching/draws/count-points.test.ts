import { expect, test } from 'vitest'
import { countPoints } from './count-points.ts'
import { drawTerms as en } from './draw-terms-texts.en.ts'
import { drawTerms as es } from './draw-terms-texts.es.ts'
import { groundsWords } from './grounds-words.ts'

const capped = { nominators: 27, confirmed: null, waited: 2, weight: 27 }
const mixed = { nominators: 30, confirmed: 12, waited: 14, weight: 27 }
const plain = { nominators: 8, confirmed: 8, waited: 1, weight: 9 }

test('what counts of nominations and waited draws adds up to the points, whatever the rules', () => {
  expect(countPoints(capped)).toEqual({ nominations: 25, waited: 2 })
  expect(countPoints(mixed)).toEqual({ nominations: 17, waited: 10 })
  expect(countPoints(plain)).toEqual({ nominations: 8, waited: 1 })
})

test('of a classroom that is not in a draw the confirmed nominations are counted', () => {
  const outside = { nominators: 40, confirmed: 31, waited: 0, weight: 0 }
  expect(countPoints(outside)).toEqual({ nominations: 25, waited: 0 })
})

test('where not every nominator or waited draw counts, the words say how many do', () => {
  expect(groundsWords(capped, en.weights, 'en')).toEqual({
    nominators: '25 counted of 27 nominators',
    waited: '2 draws waited',
  })
  expect(groundsWords(mixed, en.weights, 'en').waited).toBe('10 counted of 14 draws waited')
  expect(groundsWords(plain, en.weights, 'en')).toEqual({
    nominators: '8 nominators',
    waited: '1 draw waited',
  })
  expect(groundsWords(capped, es.weights, 'es').nominators).toBe('Cuentan 25 de 27 nominaciones')
})
