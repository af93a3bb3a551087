import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { type FormEvent, useState } from 'react'
import { giverCalls } from '../../../money/desk/desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from '../payments/payments.module.css'
import { useDeskAct } from '../payments/use-desk-act.ts'
import { ReasonField } from './reason-field.tsx'
import { useGiverFault } from './use-giver-fault.ts'

/** Corrects the name and the address of a giver without an account. */
export function CorrectForm({ giver, onDone }: { giver: DeskGiver; onDone: () => void }) {
  const texts = useTexts('givers')
  const toast = useToast()
  const explain = useGiverFault()
  const [name, setName] = useState(giver.name ?? '')
  const [email, setEmail] = useState(giver.email ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const correct = useDeskAct(
    () =>
      giverCalls.correct(giver.id, {
        name: name.trim() || null,
        email: email.trim() || null,
        reason: reason.trim(),
      }),
    () => {
      toast({ text: texts.corrected })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() !== '') correct.mutate(undefined)
  }
  return (
    <form className={styles.box} onSubmit={submit} noValidate>
      <h3>{texts.correctTitle}</h3>
      <TextField
        label={texts.name}
        optional
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {correct.isError && <Notice tone="danger">{explain(correct.error)}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" pending={correct.isPending}>
          {texts.correct}
        </Button>
      </div>
    </form>
  )
}
