import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeStale } from '../../../api/stale-on.ts'
import { drawCalls } from '../../../matching/draws/draws.api.ts'
import { deskQueries } from '../../../matching/draws/desk.api.ts'
import { slotQueries } from '../../../matching/slots/slots.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useDrawName } from './use-draw-name.ts'

/** What a run came to. */
export type RunOutcome = { draw: AssignmentSlot } & (
  { assigned: number; waitsUntil?: string | undefined } | { error: unknown }
)

export type RunButtonProps = { draw: AssignmentSlot; onOutcome: (outcome: RunOutcome | undefined) => void }

/** Runs a draw now, after asking: its result stands for good. */
export function RunButton({ draw, onOutcome }: RunButtonProps) {
  const { upcoming, confirm } = useTexts('admin').randomizer
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const running = useRun(draw, onOutcome)
  const most = useMostMatched(draw)
  const words = {
    name: useDrawName()(draw),
    time: showTime(draw.slot_starts, 'moment', language),
    slots: fillCounted(confirm.slots, most, language),
  }
  const isFixed = draw.state === 'frozen'
  return (
    <>
      <Button
        size="s"
        pending={running.isPending}
        pendingLabel={upcoming.running}
        aria-label={fillText(upcoming.runOf, words)}
        onClick={() => setAsking(true)}
      >
        {upcoming.run}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={confirm.title}
        confirmLabel={confirm.run}
        cancelLabel={confirm.cancel}
        destructive
        onConfirm={() => {
          setAsking(false)
          running.mutate()
        }}
      >
        <p>{fillText(isFixed ? confirm.fixed : most === 0 ? confirm.none : confirm.text, words)}</p>
        {isAsking && <HeldBack />}
      </ConfirmDialog>
    </>
  )
}

const mostNamed = 12

/** The slots that the run leaves out, by number: money behind them is contested or on its way out. */
function HeldBack() {
  const { confirm } = useTexts('admin').randomizer
  const language = useLanguage()
  const held = useQuery(deskQueries.heldSlots).data
  if (!held || held.total === 0) return null
  const numbers = held.items.slice(0, mostNamed).map(({ number }) => `#${number}`)
  const more = held.total > numbers.length ? ' …' : ''
  return <p>{fillCounted(confirm.held, held.total, language, { numbers: numbers.join(', ') + more })}</p>
}

/** How many slots a run can match by what waits now. */
function useMostMatched({ capacity }: AssignmentSlot): number {
  const pools = useQuery(slotQueries.pools)
  const pool = pools.data?.items.find(({ id }) => id === classroomPool)
  return pools.data ? Math.min(capacity, pool?.available ?? 0) : capacity
}

function useRun(draw: AssignmentSlot, onOutcome: RunButtonProps['onOutcome']) {
  const client = useQueryClient()
  const stepUp = useStepUp()
  return useMutation({
    mutationFn: () => stepUp(() => drawCalls.run(draw.id)),
    onMutate: () => onOutcome(undefined),
    onSuccess: ({ assigned, waits_until: waitsUntil }) => onOutcome({ draw, assigned, waitsUntil }),
    onError: (error) => onOutcome({ draw, error }),
    onSettled: () => makeStale(client, 'draw.changed', 'slot.matched'),
  })
}
