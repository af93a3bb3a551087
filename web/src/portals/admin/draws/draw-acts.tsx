import { freezeAheadHours, maxVoidReasonLength } from '@tower/contract/matching/draw-desk.ts'
import type { DeskDraw } from '@tower/contract/matching/draw-desk.contract.ts'
import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { useState } from 'react'
import { deskCalls } from '../../../matching/draws/desk.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { ActFailed } from '../act-failed.tsx'
import { RunButton, type RunButtonProps } from '../randomizer/run-button.tsx'
import { useDrawName } from '../randomizer/use-draw-name.ts'
import styles from './desk.module.css'
import { useDeskAct } from './use-desk-act.ts'

// Comes when somebody moves a draw.
const MoveDialog = lateInBrowser(() => import('./move-dialog.tsx'))

type Props = { draw: DeskDraw; onOutcome: RunButtonProps['onOutcome'] }

/** What can still be done with a draw: before its list is fixed all of it, after that only to let it run or to call it off. */
export function DrawActs({ draw, onOutcome }: Props) {
  const { move } = useTexts('drawDesk')
  const { role } = useProfile()
  const [isMoving, setMoving] = useState(false)
  // oxlint-disable-next-line react/purity -- what holds as it is rendered
  const aheadMs = new Date(draw.slot_starts).getTime() - Date.now()
  const isOpen = draw.state === 'scheduled'
  if (!isOpen && draw.state !== 'frozen') return null
  return (
    <div className={styles.acts}>
      <RunButton draw={draw} onOutcome={onOutcome} />
      {isOpen && aheadMs <= freezeAheadHours * 3_600_000 && <FreezeButton draw={draw} />}
      {isOpen && aheadMs > freezeMinutes * 60_000 && (
        <Button size="s" onClick={() => setMoving(true)}>
          {move.button}
        </Button>
      )}
      {role === 'superadmin' && <VoidButton draw={draw} />}
      {isMoving && <MoveDialog draw={draw} onClose={() => setMoving(false)} />}
    </div>
  )
}

function FreezeButton({ draw }: { draw: DeskDraw }) {
  const { freeze, ifRun } = useTexts('drawDesk')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const freezing = useDeskAct(() => deskCalls.freeze(draw.id), {
    done: () => freeze.done,
    onDone: close,
  })
  const classrooms = fillCounted(ifRun.classrooms, draw.forecast?.classrooms ?? 0, language)
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {freeze.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={freeze.title}
        confirmLabel={freeze.submit}
        cancelLabel={freeze.cancel}
        destructive
        pending={freezing.isPending}
        onConfirm={() => freezing.mutate(undefined)}
      >
        {freezing.isError && <ActFailed error={freezing.error} failed={freeze.failed} />}
        {fillText(freeze.text, { classrooms })}
      </ConfirmDialog>
    </>
  )
}

function VoidButton({ draw }: { draw: DeskDraw }) {
  const texts = useTexts('drawDesk').void
  const name = useDrawName()(draw)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const voiding = useDeskAct((reason: string) => deskCalls.void(draw.id, reason), {
    done: () => texts.done,
    onDone: close,
  })
  return (
    <>
      <Button size="s" kind="danger" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={fillText(texts.title, { name })}
        confirmLabel={texts.submit}
        cancelLabel={texts.cancel}
        destructive
        pending={voiding.isPending}
        reason={{
          label: texts.reason,
          hint: texts.hint,
          required: true,
          missing: texts.missing,
          maxLength: maxVoidReasonLength,
        }}
        onConfirm={(reason) => voiding.mutate(reason)}
      >
        {voiding.isError && <ActFailed error={voiding.error} failed={texts.failed} />}
        {texts.text}
      </ConfirmDialog>
    </>
  )
}
