import { formatUsd } from '@tower/contract/money.ts'
import { useRef, useState } from 'react'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useDeskFault } from '../payments/use-desk-fault.ts'
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

type Typed = { cents: number | undefined }

const mostCents = 1_000_000_000

function TopUpForm({ heldCents, onClose }: { heldCents: number | undefined; onClose: () => void }) {
  const { matching: texts } = useTexts('ledger')
  // Pressed again after a lost answer it is the same money, until the amount is another.
  const sent = useRef({ cents: 0, key: '' })
  const move = useAct(
    ({ cents: amountCents = 0 }: Typed) => {
      if (sent.current.cents !== amountCents) sent.current = { cents: amountCents, key: crypto.randomUUID() }
      return offlineCalls.topUpMatching({ amount_cents: amountCents, request_key: sent.current.key })
    },
    {
      done: (_, { cents = 0 }) => fillText(texts.done, { amount: formatUsd(cents, { always2: true }) }),
      onShown: onClose,
      failed: useDeskFault(),
      makeStale: readDeskAgain,
    },
  )
  const form = useForm<Typed>({
    first: { cents: undefined },
    checks: { cents: (cents) => (cents === undefined ? texts.missing : undefined) },
    act: move,
    onSend: move.run,
  })
  return (
    <form className={styles.form} {...form.props}>
      <p>{texts.text}</p>
      {move.failure && <Notice tone="danger">{move.failure}</Notice>}
      <MoneyField
        label={texts.amount}
        leastCents={1}
        mostCents={heldCents === undefined ? mostCents : Math.max(1, Math.min(heldCents, mostCents))}
        {...form.money('cents')}
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
