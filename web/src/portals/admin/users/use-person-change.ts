import type { QueryClient } from '@tanstack/react-query'
import { aboutEndpoints } from '@tower/contract/oversight/about.contract.ts'
import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { type ActOptions, useAct } from '../../../session/use-act.ts'
import { useActFault } from '../use-act-fault.ts'

type Said<Wish, Output> = Omit<ActOptions<Wish, Output>, 'failed' | 'makeStale'> & { failed: string }

const readPersonAgain = (client: QueryClient) =>
  readAgain(client, aboutEndpoints, directoryEndpoints, historyEndpoints, accountEndpoints)

/** A change of a person: everything that tells of them is read anew after it. */
export function usePersonChange<Output, Wish = void>(
  call: (wish: Wish) => Promise<Output>,
  { failed, ...said }: Said<Wish, Output>,
) {
  return useAct<Output, Wish>(call, { ...said, failed: useActFault(failed), makeStale: readPersonAgain })
}
