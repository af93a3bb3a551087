import { goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { expect, test } from 'vitest'
import { briefWords } from '../briefs/words/brief-words.ts'

test('the Spanish of goals and briefs says tú to the teacher, as the rest of the page does', () => {
  const { asks, notes, sources } = goalWords('es')
  const told = JSON.stringify([asks, notes, sources, briefWords('es').notes])
  expect(told).not.toMatch(
    /(?<!\p{L})(?:Revise|Escriba|Nombre una|Considere|Elija|elija|Diga|usted)(?!\p{L})/u,
  )
})
