import { maxLineLength } from '@tower/contract/text-limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { makeStale } from '../../../api/stale-on.ts'
import { drawCalls } from '../../../matching/draws/draws.api.ts'
import { fromOfficeTime } from '../../../matching/draws/office-time.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { zoneNow } from '../../../ui/time/zone-now.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ActFailed } from '../act-failed.tsx'
import styles from './draw-form.module.css'
import { findDrawFaults, type TypedDraw } from './draw-form-faults.ts'

const empty: TypedDraw = { name: '', start: '', capacity: '' }

/** Schedules a draw; its seed is sealed at that moment. */
export default function CreateDrawer({ onClose }: { onClose: () => void }) {
  const admin = useTexts('admin')
  const { create } = admin.randomizer
  const [typed, setTyped] = useState(empty)
  const [wasSent, setSent] = useState(false)
  const creating = useCreate(onClose)
  // oxlint-disable-next-line react/purity -- what holds as it is rendered
  const faults = wasSent ? findDrawFaults(typed, create, new Date()) : {}
  const type = (part: Partial<TypedDraw>) => setTyped((before) => ({ ...before, ...part }))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    const found = findDrawFaults(typed, create, new Date())
    if (Object.keys(found).length > 0) focusFirstFault(event.currentTarget)
    else if (!creating.isPending) creating.mutate(typed)
  }
  return (
    <Drawer isOpen onClose={onClose} title={create.title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.note}>{create.note}</p>
        {creating.isError && <ActFailed error={creating.error} failed={create.failed} />}
        <TextField
          label={create.name}
          value={typed.name}
          maxLength={maxLineLength}
          error={faults.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <div className={styles.pair}>
          <TextField
            label={create.start}
            hint={fillText(create.startHint, { zone: zoneNow() })}
            type="datetime-local"
            value={typed.start}
            error={faults.start}
            onChange={(event) => type({ start: event.target.value })}
          />
          <TextField
            label={create.capacity}
            inputMode="numeric"
            value={typed.capacity}
            error={faults.capacity}
            onChange={(event) => type({ capacity: event.target.value })}
          />
        </div>
        <p className={styles.note}>{create.capacityHint}</p>
        <div className={styles.end}>
          <Button kind="primary" type="submit" pending={creating.isPending} pendingLabel={create.pending}>
            {create.submit}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}

function useCreate(onDone: () => void) {
  const { create } = useTexts('admin').randomizer
  const client = useQueryClient()
  const toast = useToast()
  const stepUp = useStepUp()
  return useMutation({
    mutationFn: ({ name, start, capacity }: TypedDraw) =>
      stepUp(() =>
        drawCalls.create({
          slot_name: name.trim(),
          slot_starts: fromOfficeTime(start)?.toISOString() ?? start,
          capacity: Number(capacity),
        }),
      ),
    onSuccess: ({ item }) => {
      toast({ text: fillText(create.done, { name: item.slot_name }), forMs: 2_500 })
      onDone()
      return makeStale(client, 'draw.changed')
    },
  })
}
