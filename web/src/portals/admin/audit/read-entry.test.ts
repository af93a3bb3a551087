import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

test('an entry is shown from whichever of the documented names its parts come under', () => {
  const facts = { sent: true }
  const shown = { actor: 'rosa@tower.test', action: 'budgets.lock', target: null, facts }
  const parts = { actor_email: 'rosa@tower.test', action: 'budgets.lock', metadata: facts }
  expect(readEntry({ ...parts, target_email: 'maya@tower.test' })).toEqual({
    ...shown,
    targetName: 'maya@tower.test',
  })
  expect(
    readEntry({ actor: 'rosa@tower.test', event: 'budgets.lock', entity: 'Room 5', meta: facts }),
  ).toEqual({ ...shown, targetName: 'Room 5' })
  expect(
    readEntry({ actor_id: 'rosa@tower.test', type: 'budgets.lock', subject: 'Room 5', details: facts }),
  ).toEqual({ ...shown, targetName: 'Room 5' })
})

test('the first of the documented names wins, and nothing is made up for what is missing', () => {
  const actors = { actor_email: 'rosa@tower.test', actor: 'Rosa', actor_id: '1' }
  expect(readEntry({ ...actors, action: 'a.b', event: 'c.d', target: 'budget 7', entity: 'Room 5' })).toEqual(
    { actor: 'rosa@tower.test', action: 'a.b', target: 'budget 7', targetName: null, facts: {} },
  )
  expect(readEntry({ actor_email: null, actor_id: null, action: 'a.b', target: null })).toMatchObject({
    actor: null,
    target: null,
    targetName: null,
  })
})
