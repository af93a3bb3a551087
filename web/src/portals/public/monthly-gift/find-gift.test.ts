import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { findGift } from './find-gift.ts'

const failing = (error: Error) => ({ call: () => Promise.reject(error), report: () => {} })
const refusal = (status: number, code: string) => new CallError(status, code, code)

test('a foreign link, an old link and a failed load are told apart', async () => {
  const reasonFor = async (error: Error) => {
    const found = await findGift(failing(error), 'x')
    return found.state === 'refused' ? [found.reason, found.status] : []
  }
  expect(await reasonFor(refusal(404, 'sponsorships.link_invalid'))).toEqual(['invalid', 404])
  expect(await reasonFor(refusal(410, 'sponsorships.link_expired'))).toEqual(['expired', 410])
  expect(await reasonFor(refusal(429, 'request.rate_limited'))).toEqual(['failed', 429])
  expect(await reasonFor(new Error('no database'))).toEqual(['failed', 503])
})
