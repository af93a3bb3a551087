import { freezeAheadHours, maxVoidReasonLength } from '@tower/contract/matching/draw-desk.ts'
import type { DeskDraw } from '@tower/contract/matching/draw-desk.contract.ts'
import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { useState } from 'react'
import { deskCalls } from '../../../matching/draws/desk.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { RunButton, type RunButtonProps } from '../randomizer/run-button.tsx'
import { useDrawName } from '../randomizer/use-draw-name.ts'
import { useAsk } from '../standing-question.tsx'
import styles from './desk.module.css'
import { useDeskActs } from './use-desk-acts.ts'

// Comes when somebody moves a draw.
const MoveDialog = lateInBrowser(() => import('./move-dialog.tsx'))

type Props = { draw: DeskDraw; onOutcome: RunButtonProps['onOutcome'] }

/** What can still be done with a draw: before its list is fixed all of it, after that only to let it run or to call it off. */
export default function DrawActs({ draw, onOutcome }: Props) {
  const { move, void: voidDraw } = useTexts('drawDesk')
  const { role } = useProfile()
  const ask = useAsk()
  // oxlint-disable-next-line react/purity -- what holds as it is rendered
  const aheadMs = new Date(draw.slot_starts).getTime() - Date.now()
  const isOpen = draw.state === 'scheduled'
  return (
    <div className={styles.acts}>
      <RunButton draw={draw} onOutcome={onOutcome} />
      {isOpen && aheadMs <= freezeAheadHours * 3_600_000 && <FreezeButton draw={draw} />}
      {isOpen && aheadMs > freezeMinutes * 60_000 && (
        <Button size="s" onClick={() => ask((close) => <MoveDialog draw={draw} onClose={close} />)}>
          {move.button}
        </Button>
      )}
      {role === 'superadmin' && (
        <Button
          size="s"
          kind="danger"
          onClick={() => ask((close) => <VoidQuestion draw={draw} onClose={close} />)}
        >
          {voidDraw.button}
        </Button>
      )}
    </div>
  )
}

function FreezeButton({ draw }: { draw: DeskDraw }) {
  const { freeze, ifRun } = useTexts('drawDesk')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const freezing = useAct(() => deskCalls.freeze(draw.id), {
    ...useDeskActs(freeze.failed, close),
    done: freeze.done,
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
        failure={freezing.failure}
        onConfirm={() => freezing.run()}
      >
        {fillText(freeze.text, { classrooms })}
      </ConfirmDialog>
    </>
  )
}

function VoidQuestion({ draw, onClose }: { draw: DeskDraw; onClose: () => void }) {
  const texts = useTexts('drawDesk').void
  const name = useDrawName()(draw)
  const voiding = useAct((reason: string) => deskCalls.void(draw.id, reason), {
    ...useDeskActs(texts.failed, onClose),
    done: texts.done,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.title, { name })}
      confirmLabel={texts.submit}
      cancelLabel={texts.cancel}
      destructive
      pending={voiding.isPending}
      failure={voiding.failure}
      reason={{
        label: texts.reason,
        hint: texts.hint,
        required: true,
        missing: texts.missing,
        maxLength: maxVoidReasonLength,
      }}
      onConfirm={voiding.run}
    >
      {texts.text}
    </ConfirmDialog>
  )
}
