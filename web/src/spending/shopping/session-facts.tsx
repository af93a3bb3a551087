import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { SessionChip } from './session-chip.tsx'
import { readShoppingAgain, shoppingCalls, type SessionDetail } from './shopping.api.ts'
import styles from './shopping.module.css'

const dollars = (cents: number) => formatUsd(cents, { always2: true })

export type SessionFactsProps = {
  session: SessionDetail
  /** Where a teacher asks staff about a session of this name. */
  askPath: (name: string) => string
}

/** A session's money and card; one in which nothing was bought can be canceled. */
export function SessionFacts({ session, askPath }: SessionFactsProps) {
  const { detail, vendors, refused } = useTexts('shopping')
  const name = `${vendors[session.vendor]}, ${dollars(session.amount_cents)}`
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const client = useQueryClient()
  const canceling = useMutation({
    mutationFn: () => shoppingCalls.cancel(session.id),
    onSuccess: () => toast({ text: detail.canceled }),
    onSettled: () => {
      setAsking(false)
      return readShoppingAgain(client)
    },
  })
  return (
    <Card title={vendors[session.vendor]} action={<SessionChip status={session.status} />}>
      <div className={styles.form}>
        {canceling.isError && (
          <Notice tone="danger">
            {explainError(canceling.error, { refused, failed: detail.cancelFailed })}
          </Notice>
        )}
        <Facts items={useFacts(session)} />
        <div className={styles.acts}>
          {session.status === 'started' && <Button onClick={() => setAsking(true)}>{detail.cancel}</Button>}
          <ButtonLink to={askPath(name)}>{detail.ask}</ButtonLink>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={detail.cancelTitle}
        confirmLabel={detail.cancel}
        cancelLabel={detail.keep}
        destructive
        pending={canceling.isPending}
        onConfirm={() => canceling.mutate()}
      >
        <p>{fillText(detail.cancelText, { amount: dollars(session.reserved_cents) })}</p>
      </ConfirmDialog>
    </Card>
  )
}

function useFacts(session: SessionDetail) {
  const { facts } = useTexts('shopping').detail
  const language = useLanguage()
  const isUnderWay = session.status === 'started' || session.reserved_cents > 0
  return [
    { name: facts.amount, value: dollars(session.amount_cents) },
    { name: facts.budget, value: dollars(session.budget_cents) },
    { name: facts.reserved, value: dollars(session.reserved_cents) },
    { name: facts.spent, value: dollars(session.spent_cents) },
    { name: facts.card, value: `•••• ${session.card_last4}` },
    ...(session.alias_email === null ? [] : [{ name: facts.alias, value: session.alias_email }]),
    { name: facts.started, value: showTime(session.started_at, 'dated', language) },
    { name: facts.updated, value: showTime(session.updated_at, 'dated', language) },
    ...(isUnderWay ? [{ name: facts.closes, value: showTime(session.closes_at, 'dated', language) }] : []),
  ]
}
