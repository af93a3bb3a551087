import { formatUsd } from '@tower/contract/money.ts'
import { useRef, useState } from 'react'
import { offlineCalls } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useDeskAct, useDeskFault } from '../payments/use-desk-act.ts'
import styles from './ledger.module.css'

/** Sets money of operations aside for matching. `heldCents` is what operations has, where that is known. */
export function MatchingTopUp({ heldCents }: { heldCents: number | undefined }) {
  const { matching: texts } = useTexts('ledger')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title}>
        <TopUpForm heldCents={heldCents} onClose={close} />
      </Dialog>
    </>
  )
}

const mostCents = 1_000_000_000

function TopUpForm({ heldCents, onClose }: { heldCents: number | undefined; onClose: () => void }) {
  const { matching: texts } = useTexts('ledger')
  const toast = useToast()
  const explain = useDeskFault()
  const [cents, setCents] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  // Pressed again after a lost answer it is the same money, until the amount is another.
  const sent = useRef({ cents: 0, key: '' })
  const move = useDeskAct(
    (amountCents: number) => {
      if (sent.current.cents !== amountCents) sent.current = { cents: amountCents, key: crypto.randomUUID() }
      return offlineCalls.topUpMatching({ amount_cents: amountCents, request_key: sent.current.key })
    },
    () => {
      toast({ text: fillText(texts.done, { amount: formatUsd(sent.current.cents, { always2: true }) }) })
      onClose()
    },
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        focusFirstFault(event.currentTarget)
        if (cents === undefined) setMissing(true)
        else move.mutate(cents)
      }}
    >
      <p>{texts.text}</p>
      {move.isError && <Notice tone="danger">{explain(move.error)}</Notice>}
      <MoneyField
        label={texts.amount}
        leastCents={1}
        mostCents={heldCents === undefined ? mostCents : Math.max(1, Math.min(heldCents, mostCents))}
        error={isMissing && cents === undefined ? texts.missing : undefined}
        onCents={setCents}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" kind="primary" pending={move.isPending}>
          {texts.move}
        </Button>
      </div>
    </form>
  )
}
