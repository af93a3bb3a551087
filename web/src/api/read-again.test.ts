import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refusedAttemptsQuery } from '../oversight/defense/defense.api.ts'
import { historyQueries } from '../oversight/history/history.api.ts'
import { accountQueries } from '../people/account/account.api.ts'
import { directoryQueries } from '../people/directory/directory.api.ts'
import { readAgain } from './read-again.ts'

test('after a change of a person the console reads people and their history again, and nothing else', async () => {
  const client = new QueryClient()
  const changed = [
    directoryQueries.all({ page: 2 }),
    directoryQueries.one('ana'),
    historyQueries.roles({ target: 'ana' }),
    historyQueries.auditLog({}),
  ].map(({ queryKey }) => queryKey as readonly unknown[])
  const others = [accountQueries.user, accountQueries.devices, refusedAttemptsQuery({})].map(
    ({ queryKey }) => queryKey as readonly unknown[],
  )
  for (const queryKey of [...changed, ...others]) client.setQueryData(queryKey, {})
  await readAgain(client, directoryEndpoints, historyEndpoints)
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  expect(changed.map(isStale)).toEqual(changed.map(() => true))
  expect(others.map(isStale)).toEqual(others.map(() => false))
})
