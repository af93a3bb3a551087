import { QueryClient } from '@tanstack/react-query'
import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { watchOwnActs } from './watch-own-acts.ts'

/** An act in a drawer; `then` is what happens once the server has answered, before it is known to be done. */
async function act(
  opened: string,
  atBeginning: string,
  then: (goTo: (search: string) => void) => void,
  refusal?: Error,
) {
  const client = new QueryClient()
  let search = opened
  let isDone: string | false = false
  const end = watchOwnActs(
    client.getMutationCache(),
    () => search,
    (did) => (isDone = did),
  )
  search = atBeginning
  const options = {
    mutationFn: () => (refusal ? Promise.reject(refusal) : Promise.resolve()),
    onSuccess: () => then((to) => (search = to)),
  }
  await client
    .getMutationCache()
    .build<void, Error, void, unknown>(client, options)
    .execute()
    .catch(() => undefined)
  end()
  return isDone
}

test('what is decided in a drawer leads on, also where the drawer closes as soon as it is decided', async () => {
  const drawer = '?tab=news&news=1'
  expect(await act(drawer, drawer, () => undefined)).toBe('done')
  expect(await act(drawer, drawer, (goTo) => goTo('?tab=news'))).toBe('done')
})

test('what waits for a second person now leads on, what was refused does not', async () => {
  const drawer = '?gift=1'
  const refused = (code: string) => new CallError(409, 'No.', code)
  expect(await act(drawer, drawer, () => undefined, refused('approvals.waits'))).toBe('asked')
  expect(await act(drawer, drawer, () => undefined, refused('giving.offline_changed'))).toBe(false)
})

test('nobody is led away from another row', async () => {
  const drawer = '?tab=news&news=1'
  expect(await act(drawer, '?tab=news&news=2', () => undefined)).toBe(false)
  expect(await act(drawer, drawer, (goTo) => goTo('?tab=news&news=2'))).toBe(false)
  // What is done on the list behind a drawer that was closed concerns other rows.
  expect(await act(drawer, '?tab=news', () => undefined)).toBe(false)
})
