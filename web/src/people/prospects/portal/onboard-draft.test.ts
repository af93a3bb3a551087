import { expect, test } from 'vitest'
import { findOnboardFaults } from './onboard-draft.ts'

const draft = { first: 'Sky', last: 'Demo', sport: '', guardian: '' }

test('both names are needed to begin a profile; sport and guardian may be left open', () => {
  expect(findOnboardFaults(draft)).toEqual({})
  expect(findOnboardFaults({ ...draft, first: ' ', last: '' })).toEqual({
    first: 'firstMissing',
    last: 'lastMissing',
  })
})

test('an address that is given must be one', () => {
  expect(findOnboardFaults({ ...draft, guardian: 'parent@example.org' })).toEqual({})
  for (const guardian of ['parent', 'a@b', 'a b@c.de'])
    expect(findOnboardFaults({ ...draft, guardian })).toEqual({ guardian: 'badEmail' })
})
