import { maxPauseReasonLength } from '@tower/contract/matching/draw-desk.ts'
import { deskCalls } from '../../../matching/draws/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useAsk } from '../standing-question.tsx'
import { useDeskActs } from './use-desk-acts.ts'

type ScheduleActProps = { isPaused?: boolean }

/** Pauses the schedule for a reason, or lets it go on; both say what will happen before they do it. */
export function ScheduleAct({ isPaused = false }: ScheduleActProps) {
  const { schedule } = useTexts('drawDesk')
  const ask = useAsk()
  return (
    <Button size="s" onClick={() => ask((close) => <Question isPaused={isPaused} onClose={close} />)}>
      {(isPaused ? schedule.resume : schedule.pause).button}
    </Button>
  )
}

function Question({ isPaused, onClose }: Required<ScheduleActProps> & { onClose: () => void }) {
  const { schedule } = useTexts('drawDesk')
  const texts = isPaused ? schedule.resume : schedule.pause
  const change = useAct(
    (reason: string) => (isPaused ? deskCalls.resumeSchedule() : deskCalls.pauseSchedule(reason)),
    { ...useDeskActs(texts.failed, onClose), done: texts.done },
  )
  const { label, hint, missing } = schedule.reason
  const reason = { label, hint, missing, required: true, maxLength: maxPauseReasonLength }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.title}
      confirmLabel={texts.submit}
      cancelLabel={schedule.cancel}
      pending={change.isPending}
      failure={change.failure}
      {...(!isPaused && { reason })}
      onConfirm={change.run}
    >
      {texts.text}
    </ConfirmDialog>
  )
}
