import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { SecondPersonNotice } from '../../../money/approvals/second-person-notice.tsx'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import { useWaits } from '../use-waits.ts'
import styles from './offline.module.css'
import { CorrectEntry } from './correct-entry.tsx'
import { PicturePart } from './picture-part.tsx'
import { ReturnWay } from './return-way.tsx'
import { useOfflinePreview } from './use-offline-preview.ts'
import { OfflineChip } from './use-offline-columns.tsx'

/** What was written down of an offline gift, who said what, and the ways on: its money is there, or never came. */
export function OfflineDetails({ gift }: { gift: DeskOfflineGift }) {
  const texts = useTexts('offline')
  const { destinations } = useTexts('payments')
  const language = useLanguage()
  const when = (at: string) => showTime(at, 'dated', language)
  return (
    <div className={styles.parts}>
      <OfflineChip state={gift.state} />
      <Facts
        items={[
          { name: texts.amount, value: formatUsd(gift.amount_cents, { always2: true }) },
          { name: texts.kind, value: texts.kinds[gift.kind] },
          { name: texts.reference[gift.kind], value: gift.reference },
          { name: texts.name, value: gift.donor_name ?? texts.nobody },
          { name: texts.email, value: gift.email ?? (gift.donor_id ? texts.noEmail : texts.noDonor) },
          { name: texts.destination, value: destinations[gift.destination] },
          { name: texts.day, value: showTime(gift.given_on, 'date', language) },
          ...(gift.note ? [{ name: texts.note, value: gift.note }] : []),
          { name: texts.enteredBy, value: `${gift.entered_by}, ${when(gift.entered_at)}` },
          ...(gift.state === 'returned' && gift.received_by && gift.received_at
            ? [{ name: texts.receivedBy, value: `${gift.received_by}, ${when(gift.received_at)}` }]
            : []),
          ...(gift.decided_by && gift.decided_at
            ? [
                {
                  name: gift.state === 'received' ? texts.receivedBy : texts.decidedBy,
                  value: `${gift.decided_by}, ${when(gift.decided_at)}`,
                },
              ]
            : []),
          ...(gift.agreed?.by ? [{ name: texts.agreedBy, value: gift.agreed.by }] : []),
        ]}
      />
      {gift.payment_id && (
        <Link to={`${paths.adminPayments}?payment=${gift.payment_id}`}>{texts.seePayment}</Link>
      )}
      {gift.donor_id && <Link to={paths.adminDonor({ donorId: gift.donor_id })}>{texts.seeDonor}</Link>}
      <SecondPersonNotice approval={gift.approval} />
      <Ways gift={gift} />
      <PicturePart gift={gift} />
      <CorrectEntry gift={gift} />
      <ReturnWay gift={gift} />
    </div>
  )
}

/** Where somebody else was first, the question stays until its reader has seen why nothing came of it. */
function Ways({ gift }: { gift: DeskOfflineGift }) {
  const texts = useTexts('offline')
  const explainOther = useDeskFault()
  // By the time it is said the gift is read again, and names who was first.
  const explain = (error: unknown) =>
    isCallError(error) && error.code === 'giving.offline_settled' && gift.decided_by
      ? fillText(texts.settledBy, { by: gift.decided_by })
      : explainOther(error)
  const [asking, setAsking] = useState<'receive' | 'cancel'>()
  const close = () => setAsking(undefined)
  const amount = formatUsd(gift.amount_cents, { always2: true })
  const isOpen = gift.state === 'pending' && gift.approval === null
  const needsSecond = useOfflinePreview(gift.id, isOpen)?.needs_second ?? false
  const receiveLabel = needsSecond ? texts.askReceive : texts.receive
  const both = { onShown: close, failed: explain, makeStale: readDeskAgain }
  // Whoever corrected the amount meanwhile said another: then nobody has seen that one come.
  const explainReceiving = (error: unknown) =>
    isCallError(error) && error.code === 'giving.offline_changed' ? texts.changedMeanwhile : explain(error)
  const receive = useAct((wasCents: number) => offlineCalls.receive(gift.id, { was_cents: wasCents }), {
    ...both,
    failed: explainReceiving,
    done: fillText(texts.received, { amount }),
    onFailed: useWaits(close),
  })
  const cancel = useAct((reason: string) => offlineCalls.cancel(gift.id, { reason }), {
    ...both,
    done: texts.canceled,
  })
  const ask = (what: 'receive' | 'cancel') => {
    receive.reset()
    cancel.reset()
    setAsking(what)
  }
  if (gift.state !== 'pending' && !asking) return null
  return (
    <>
      {needsSecond && <p>{texts.needsSecond}</p>}
      <div className={styles.buttons}>
        {gift.approval === null && (
          <Button kind={needsSecond ? 'second' : 'primary'} data-decide="yes" onClick={() => ask('receive')}>
            {receiveLabel}
          </Button>
        )}
        <Button kind="danger" data-decide="no" onClick={() => ask('cancel')}>
          {texts.cancelGift}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking === 'receive'}
        onClose={close}
        title={fillText(texts.receiveTitle, { amount })}
        confirmLabel={receiveLabel}
        cancelLabel={texts.back}
        pending={receive.isPending}
        failure={receive.failure}
        onConfirm={() => receive.run(gift.amount_cents)}
      >
        <p>{needsSecond ? texts.needsSecond : texts.receiveText}</p>
        {gift.email === null && <p>{gift.donor_id ? texts.receiveNoEmail : texts.noDonor}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'cancel'}
        onClose={close}
        title={fillText(texts.cancelTitle, { amount })}
        confirmLabel={texts.cancelGift}
        cancelLabel={texts.back}
        destructive
        pending={cancel.isPending}
        failure={cancel.failure}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: maxDeskReasonLength,
        }}
        onConfirm={cancel.run}
      >
        <p>{texts.cancelText}</p>
      </ConfirmDialog>
    </>
  )
}
