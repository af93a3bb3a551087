import type { Call } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { readFollowed, readReturn } from './read-return.ts'

/** Answers like a server on which the gift is booked at the very moment that it is asked about. */
function booksWhenAsked(): Call {
  let isBooked = false
  const answer = async ({ name }: { name: string }): Promise<unknown> => {
    if (name === 'giving.shared-tower') return { cents: isBooked ? 68_700 : 65_000 }
    if (name === 'draws.list') return { items: [] }
    await new Promise((done) => setTimeout(done))
    isBooked = true
    return { status: 'complete' }
  }
  return answer as unknown as Call
}

test('a gift that arrives while its page is read is in the shared tower that the page tells of', async () => {
  const returned = await readReturn({ call: booksWhenAsked() }, 'cs_test_12345678')
  expect(returned).toMatchObject({ checkout: { status: 'complete' }, around: { tower: { cents: 68_700 } } })
  const followed = await readFollowed({ call: booksWhenAsked() }, crypto.randomUUID())
  expect(followed).toMatchObject({ state: 'ready', around: { tower: { cents: 68_700 } } })
})
