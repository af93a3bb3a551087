import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import styles from './offline.module.css'

type Asked = NonNullable<DeskOfflineGift['return_asked']>

/** What waits for a second person: who asked to take the gift out of the books, and what somebody else, or they, can do. */
export function ReturnAsked({ gift }: { gift: DeskOfflineGift }) {
  // Somebody else may be first: the question stays until its reader has seen why nothing came of it.
  const [kept, setKept] = useState<Asked>()
  const asked = gift.return_asked ?? kept
  if (!asked) return null
  return <OpenAsk gift={gift} asked={asked} onAsk={(isAsked) => setKept(isAsked ? asked : undefined)} />
}

type OpenAskProps = { gift: DeskOfflineGift; asked: Asked; onAsk: (isAsked: boolean) => void }

function OpenAsk({ gift, asked, onAsk }: OpenAskProps) {
  const { asked: texts } = useTexts('offline')
  const language = useLanguage()
  const isYours = asked.by_id === useProfile().id
  const acts = useAskActs(gift, onAsk)
  const words = {
    amount: formatUsd(gift.amount_cents, { always2: true }),
    name: asked.by,
    reason: asked.reason,
    day: showTime(asked.at, 'date', language),
  }
  return (
    <section className={styles.parts} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{fillText(texts.waiting, words)}</p>
      <p>{asked.reason}</p>
      {isYours && <p>{texts.yours}</p>}
      <div className={styles.buttons}>
        {!isYours && (
          <Button kind="primary" onClick={() => acts.ask('approve')}>
            {fillText(texts.approve, words)}
          </Button>
        )}
        <Button kind="danger" onClick={() => acts.ask('decline')}>
          {isYours ? texts.withdraw : texts.decline}
        </Button>
      </div>
      <Questions acts={acts} isYours={isYours} words={words} />
    </section>
  )
}

function useAskActs(gift: DeskOfflineGift, onAsk: OpenAskProps['onAsk']) {
  const texts = useTexts('offline')
  const explain = useDeskFault()
  const [asking, setAsking] = useState<'approve' | 'decline'>()
  const close = () => {
    setAsking(undefined)
    onAsk(false)
  }
  const amount = formatUsd(gift.amount_cents, { always2: true })
  const both = { onDone: close, failed: explain, makeStale: readDeskAgain }
  const approve = useAct(() => offlineCalls.approveReturn(gift.id), {
    ...both,
    done: fillText(texts.gaveBack, { amount }),
  })
  const decline = useAct((reason: string) => offlineCalls.declineReturn(gift.id, { reason }), {
    ...both,
    done: texts.asked.declined,
  })
  const ask = (what: 'approve' | 'decline') => {
    approve.reset()
    decline.reset()
    setAsking(what)
    onAsk(true)
  }
  return { asking, ask, close, approve, decline }
}

type QuestionsProps = {
  acts: ReturnType<typeof useAskActs>
  isYours: boolean
  words: Record<'amount' | 'name' | 'reason', string>
}

function Questions({ acts, isYours, words }: QuestionsProps) {
  const texts = useTexts('offline')
  const { asking, close, approve, decline } = acts
  return (
    <>
      <ConfirmDialog
        isOpen={asking === 'approve'}
        onClose={close}
        title={fillText(texts.asked.approveTitle, words)}
        confirmLabel={fillText(texts.asked.approve, words)}
        cancelLabel={texts.back}
        destructive
        pending={approve.isPending}
        failure={approve.failure}
        onConfirm={() => approve.run()}
      >
        <p>{fillText(texts.asked.approveText, words)}</p>
        <p>{texts.giveBackText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'decline'}
        onClose={close}
        title={fillText(texts.asked.declineTitle, words)}
        confirmLabel={isYours ? texts.asked.withdraw : texts.asked.decline}
        cancelLabel={texts.back}
        pending={decline.isPending}
        failure={decline.failure}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: maxDeskReasonLength,
        }}
        onConfirm={decline.run}
      >
        <p>{texts.asked.declineText}</p>
      </ConfirmDialog>
    </>
  )
}
