import type { DeskDraw } from '@tower/contract/matching/draw-desk.contract.ts'
import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { type FormEvent, useState } from 'react'
import { deskCalls } from '../../../matching/draws/desk.api.ts'
import { fromOfficeTime } from '../../../matching/draws/office-time.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { zoneNow } from '../../../ui/time/zone-now.ts'
import styles from './desk.module.css'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { useDeskActs } from './use-desk-acts.ts'

/** Asks for another start. What was typed stays when somebody else was faster. */
export default function MoveDialog({ draw, onClose }: { draw: DeskDraw; onClose: () => void }) {
  const { move } = useTexts('drawDesk')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const moving = useAct(
    (to: Date) => deskCalls.move(draw.id, { slot_starts: to.toISOString(), was: draw.slot_starts }),
    {
      ...useDeskActs(move.failed, onClose),
      done: (_, to) => fillText(move.done, { time: showTime(to.toISOString(), 'moment', language) }),
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = fromOfficeTime(typed)
    const isLate = to !== undefined && to.getTime() >= Date.now() + freezeMinutes * 60_000
    setFaulty(!isLate)
    if (!isLate) focusFirstFault(event.currentTarget)
    if (to && isLate && !moving.isPending) moving.run(to)
  }
  return (
    <Dialog isOpen onClose={onClose} title={move.title}>
      <form noValidate className={styles.part} onSubmit={submit}>
        <p>{move.text}</p>
        {moving.failure && <Notice tone="danger">{moving.failure}</Notice>}
        <TextField
          label={move.start}
          hint={fillText(move.hint, { zone: zoneNow() })}
          type="datetime-local"
          value={typed}
          error={isFaulty ? move.invalid : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.end}>
          <Button onClick={onClose}>{move.cancel}</Button>
          <Button kind="primary" type="submit" pending={moving.isPending}>
            {move.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
