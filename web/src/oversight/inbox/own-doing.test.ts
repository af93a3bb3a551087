import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { watchOwnDoing } from './own-doing.ts'

test('while something is done, and a moment after, its notice is no second toast', async () => {
  const client = new QueryClient()
  let at = 0
  const { isDoing, end } = watchOwnDoing(client.getMutationCache(), () => at)
  const act = (meta?: { changesNothing: boolean }) => {
    let finish = () => {}
    const mutationFn = () => new Promise<void>((resolve) => (finish = resolve))
    const options = { mutationFn, ...(meta && { meta }) }
    const done = client.getMutationCache().build<void, Error, void, unknown>(client, options).execute()
    return { done, finish: () => finish() }
  }
  expect(isDoing()).toBe(false)
  const one = act()
  await Promise.resolve()
  expect(isDoing()).toBe(true)
  one.finish()
  await one.done
  expect(isDoing()).toBe(true)
  at = 3000
  expect(isDoing()).toBe(false)
  const preview = act({ changesNothing: true })
  await Promise.resolve()
  expect(isDoing()).toBe(false)
  preview.finish()
  await preview.done
  end()
})
