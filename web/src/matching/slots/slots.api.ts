import type { CallOutput } from '@tower/contract/endpoint.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { slotEndpoints } from '@tower/contract/matching/slots.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserCall } from '../../session/browser-call.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { readQuery } from '../../session/read-query.ts'
import { makeStale } from '../../api/stale-on.ts'

const staleOn = ['slot.minted', 'slot.matched', 'slot.voided', 'draw.changed'] as const

/** What staff read of slots, and sponsors of their own. */
export const slotQueries = {
  pools: readQuery(slotEndpoints.pools, {}, staleOn),
  /** What anyone may read of a slot: its draw, and what of its money is spent. */
  story: (number: number) =>
    readQuery(drawEndpoints.slotStory, { params: { number: String(number) } }, staleOn),
  receivers: (q: string) => readQuery(slotEndpoints.teachers, { query: q ? { q } : {} }, staleOn),
}

/** A classroom a slot can be given to. */
export type Receiver = CallOutput<typeof slotEndpoints.teachers>['items'][number]

type Gift = { receiver: Receiver; poolId: string; reason: string; another: boolean }

/** Gives a slot; the pools are read again whatever came of it. */
export function useMint(onDone: () => void) {
  const client = useQueryClient()
  const stepUp = useStepUp()
  return useMutation({
    mutationFn: ({ receiver, poolId, reason, another }: Gift) =>
      stepUp(() =>
        browserCall(slotEndpoints.mint, {
          body: {
            ...{ teacher_id: receiver.id, classroom_id: receiver.classroom_id, pool_id: poolId, reason },
            another: another || undefined,
          },
        }),
      ),
    onSuccess: onDone,
    onSettled: () => makeStale(client, 'slot.minted'),
  })
}
