import { expect, test } from 'vitest'
import { prospects as en } from './texts.en.ts'
import { prospects as es } from './texts.es.ts'
import { sportName } from './sport-name.ts'

test('a sport is called by its name in Spanish, and one that nobody translated as it was written', () => {
  expect(sportName('Track & Field', es.sportNames)).toBe('Atletismo')
  expect(sportName('Track & Field', en.sportNames)).toBe('Track & Field')
  for (const sport of ['Curling', 'constructor', '']) expect(sportName(sport, es.sportNames)).toBe(sport)
})
