import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { noteWritten } from './last-written.ts'
import { readAfterActs, readScreenAgain } from './read-after-acts.ts'

/** A console that shows a page and a list, and kept what it read of another page. */
function buildConsole() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const server = { isDisabled: false }
  const reads = { page: 0, list: 0, elsewhere: 0 }
  const read = (what: keyof typeof reads) => () => {
    reads[what] += 1
    return Promise.resolve(server.isDisabled)
  }
  client.setQueryData(['elsewhere'], false, { updatedAt: 1 })
  const shown = (['page', 'list'] as const).map((what) => {
    const observer = new QueryObserver(client, { queryKey: [what], queryFn: read(what) })
    observer.subscribe(() => {})
    return observer
  })
  readAfterActs(client)
  const act = (work: () => Promise<unknown>, meta?: { changesNothing: boolean }) =>
    new MutationObserver(client, { mutationFn: work, ...(meta && { meta }) }).mutate().catch(() => undefined)
  return { client, server, reads, shown, act }
}

const answers = (shown: { getCurrentResult: () => { data: unknown } }[]) =>
  shown.map((one) => one.getCurrentResult().data)

test('after an act everything that stands on the screen is read anew, whatever the act forgot to name', async () => {
  const { client, server, shown, act, reads } = buildConsole()
  await vi.waitFor(() => expect(answers(shown)).toEqual([false, false]))
  await act(() => {
    server.isDisabled = true
    return Promise.resolve()
  })
  await vi.waitFor(() => expect(answers(shown)).toEqual([true, true]))
  // What is kept of another page is read once somebody goes there, and not before.
  expect(reads.elsewhere).toBe(0)
  expect(client.getQueryState(['elsewhere'])?.isInvalidated).toBe(true)
})

test('so it is after what was done to several rows at once', async () => {
  const { client, server, shown, reads } = buildConsole()
  await vi.waitFor(() => expect(answers(shown)).toEqual([false, false]))
  server.isDisabled = true
  await readScreenAgain(client)
  expect([answers(shown), reads.elsewhere]).toEqual([[true, true], 0])
})

test('a refusal too: whoever was second sees what the first did', async () => {
  const { server, shown, act } = buildConsole()
  await vi.waitFor(() => expect(answers(shown)).toEqual([false, false]))
  server.isDisabled = true
  await act(() => Promise.reject(new Error('A colleague was first.')))
  await vi.waitFor(() => expect(answers(shown)).toEqual([true, true]))
})

test('what the act itself read anew after the answer is not read twice, and a preview reads nothing', async () => {
  const { client, reads, shown, act } = buildConsole()
  await vi.waitFor(() => expect(answers(shown)).toEqual([false, false]))
  await act(async () => {
    noteWritten()
    await client.invalidateQueries({ queryKey: ['page'] })
  })
  await vi.waitFor(() => expect(reads.list).toBe(2))
  expect(reads.page).toBe(2)
  await act(() => Promise.resolve(), { changesNothing: true })
  expect(reads).toEqual({ page: 2, list: 2, elsewhere: 0 })
})
