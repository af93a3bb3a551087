import { maxPauseReasonLength } from '@tower/contract/matching/draw-desk.ts'
import { useState } from 'react'
import { deskCalls } from '../../../matching/draws/desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { ActFailed } from '../act-failed.tsx'
import { useDeskAct } from './use-desk-act.ts'

/** Pauses the schedule for a reason, or lets it go on; both say what will happen before they do it. */
export function ScheduleAct({ isPaused = false }: { isPaused?: boolean }) {
  const { schedule } = useTexts('drawDesk')
  const texts = isPaused ? schedule.resume : schedule.pause
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const changing = useDeskAct(
    (reason: string) => (isPaused ? deskCalls.resumeSchedule() : deskCalls.pauseSchedule(reason)),
    { done: () => texts.done, onDone: close },
  )
  const { label, hint, missing } = schedule.reason
  const reason = { label, hint, missing, required: true, maxLength: maxPauseReasonLength }
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={texts.title}
        confirmLabel={texts.submit}
        cancelLabel={schedule.cancel}
        pending={changing.isPending}
        {...(!isPaused && { reason })}
        onConfirm={(because) => changing.mutate(because)}
      >
        {changing.isError && <ActFailed error={changing.error} failed={texts.failed} />}
        {texts.text}
      </ConfirmDialog>
    </>
  )
}
