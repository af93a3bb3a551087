import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellFailedHistory } from './tell-failed-history.ts'

const assertNever = (said: string) =>
  fc.assert(
    fc.asyncProperty(fc.string(), () => Promise.reject(new Error(said))),
    { seed: 7, numRuns: 1, endOnFailure: true, asyncReporter: tellFailedHistory },
  )

test('a failed history says first what went wrong, and then how it is repeated', async () => {
  await expect(assertNever('no checkout: 400')).rejects.toThrow(
    /^no checkout: 400\nProperty failed after 1 tests\n\{ seed: 7, path: "0"/,
  )
})

test('a history that went well says nothing', async () => {
  const parameters = { numRuns: 3, asyncReporter: tellFailedHistory }
  await expect(
    fc.assert(
      fc.asyncProperty(fc.string(), () => Promise.resolve()),
      parameters,
    ),
  ).resolves.toBeUndefined()
})
