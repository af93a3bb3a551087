import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeStale } from '../../../api/stale-on.ts'
import { drawCalls } from '../../../matching/draws/draws.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
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
  const words = {
    name: useDrawName()(draw),
    time: showTime(draw.slot_starts, 'moment', language),
    capacity: draw.capacity,
  }
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
        {fillText(draw.state === 'frozen' ? confirm.fixed : confirm.text, words)}
      </ConfirmDialog>
    </>
  )
}

function useRun(draw: AssignmentSlot, onOutcome: RunButtonProps['onOutcome']) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => drawCalls.run(draw.id),
    onMutate: () => onOutcome(undefined),
    onSuccess: ({ assigned, waits_until: waitsUntil }) => onOutcome({ draw, assigned, waitsUntil }),
    onError: (error) => onOutcome({ draw, error }),
    onSettled: () => makeStale(client, 'draw.changed', 'slot.matched'),
  })
}
