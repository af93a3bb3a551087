import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchOwnDoing } from './own-doing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const client = new QueryClient()
  const told: string[] = []
  const { tellOthers, end } = watchOwnDoing(client.getMutationCache())
  /** Begins something; what it answers ends it. */
  const act = async (meta?: { changesNothing: boolean }) => {
    let finish = () => {}
    const mutationFn = () => new Promise<void>((resolve) => (finish = resolve))
    const options = { mutationFn, ...(meta && { meta }) }
    const done = client.getMutationCache().build<void, Error, void, unknown>(client, options).execute()
    await vi.advanceTimersByTimeAsync(0)
    return async () => {
      finish()
      await done
    }
  }
  return { told, act, end, arrive: (name: string) => tellOthers(() => told.push(name)) }
}

test('a notice that comes with the answer to an act, or a moment after it, is no second toast', async () => {
  const { told, act, arrive } = watch()
  arrive('before')
  const finish = await act()
  arrive('with its answer')
  await finish()
  await vi.advanceTimersByTimeAsync(1_000)
  arrive('a moment after')
  await vi.advanceTimersByTimeAsync(3_000)
  arrive('later')
  expect(told).toEqual(['before', 'later'])
})

test('while an act takes long, notices of colleagues are told', async () => {
  const { told, act, arrive } = watch()
  const finish = await act()
  await vi.advanceTimersByTimeAsync(10_000)
  arrive('of a colleague')
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(2_500)
  expect(told).toEqual(['of a colleague'])
  arrive('of its own')
  await vi.advanceTimersByTimeAsync(1_000)
  await finish()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual(['of a colleague'])
})

test('a preview holds nothing, and whoever leaves hears no more', async () => {
  const { told, act, end, arrive } = watch()
  const finish = await act({ changesNothing: true })
  arrive('beside a preview')
  expect(told).toEqual(['beside a preview'])
  await finish()
  await act()
  arrive('too late')
  end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual(['beside a preview'])
})
