import { expect, test } from 'vitest'
import { endInOrder } from './end-in-order.ts'

test('where the queue can not be ended visitors are still answered, and the database is let go of', async () => {
  const said: string[] = []
  const visitors = Promise.withResolvers<void>()
  const fault = new Error('the database is away')
  const ending = endInOrder([
    [() => visitors.promise.then(() => said.push('visitors')), () => Promise.reject(fault), () => undefined],
    [() => Promise.resolve(said.push('database'))],
  ])
  const failed = ending.catch((error: unknown) => error)
  await Promise.resolve()
  expect(said, 'nothing after the visitors ends before they are answered').toEqual([])
  visitors.resolve()
  expect(await failed).toMatchObject({ errors: [fault] })
  expect(said).toEqual(['visitors', 'database'])
})

test('an end without a fault throws nothing', async () => {
  await expect(endInOrder([[() => Promise.resolve()], [() => undefined]])).resolves.toBeUndefined()
})
