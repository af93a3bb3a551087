import { expect, test } from 'vitest'
import { opensGiving } from './money/giving/own/giver-link.ts'
import { opensMonthlyGift } from './money/giving/sponsorships/monthly-link.ts'
import { opensTower } from './money/giving/tower/tower-link.ts'
import { readSignedLink } from './signed-link.ts'

const id = '0192f3a4-5b6c-7d8e-9f00-112233445566'
const mailed = {
  tower: 'wgNlmG99sWzbei5gZp6L7AqB3qdB97oPiRmGf5jHk2I',
  monthly: 'i1KYNeYYJyIjidUeZzX5uEFsnqn-9HWBY5SRf6p3nnk',
  giving: '3DaNzr_HV8LeQHuWkl6NB8OAutvzaitcysirvr4K00s',
}
const readMailed = (signature: string) => {
  const claim = readSignedLink(`${id}.1900000000.${signature}`)
  if (!claim) throw new Error('the link is well formed')
  return claim
}

test('links in mails that were sent go on opening what they are for', () => {
  expect(readMailed(mailed.tower)).toMatchObject({ id, expiresAt: new Date(1_900_000_000_000) })
  expect(opensTower(readMailed(mailed.tower), { id, wait_key: 'key', address: 'ana@example.org' })).toBe(true)
  expect(opensMonthlyGift(readMailed(mailed.monthly), { id, link_key: 'key' })).toBe(true)
  const giver = { linkKey: 'key', address: 'ana@example.org' }
  expect(opensGiving(readMailed(mailed.giving), giver)).toBe(true)
})

test('a link opens nothing that it was not signed for: no other purpose, key or address', () => {
  const giver = { linkKey: 'key', address: 'ana@example.org' }
  expect(opensGiving(readMailed(mailed.tower), giver)).toBe(false)
  expect(opensMonthlyGift(readMailed(mailed.monthly), { id, link_key: 'another' })).toBe(false)
  const moved = { linkKey: 'key', address: 'ben@example.org' }
  expect(opensGiving(readMailed(mailed.giving), moved)).toBe(false)
})

test.each(['', 'x', `${id}.1900000000`, `${id}.x.${mailed.tower}`, `${id}.1.${mailed.tower}.more`])(
  'what has not the form of a link is none: %s',
  (link) => {
    expect(readSignedLink(link)).toBeUndefined()
  },
)
