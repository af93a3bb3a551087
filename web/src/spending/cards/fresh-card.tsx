import { formatUsd } from '@tower/contract/money.ts'
import { numbersShownSeconds } from '@tower/contract/spending/cards.ts'
import { useEffect, useState } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import type { NewCard } from './cards.api.ts'
import styles from './cards.module.css'

/** A new card with its numbers covered. They lie in this page's memory alone and go with it. */
export function FreshCard({ card, onDone }: { card: NewCard; onDone: () => void }) {
  const { fresh } = useTexts('cards')
  const language = useLanguage()
  const toast = useToast()
  const { left, show, hide } = useCountdown(numbersShownSeconds)
  const isShown = left > 0
  const copy = async () => {
    const isCopied = await copyText(card.pan)
    toast({ text: isCopied ? fresh.copied : fresh.copyFailed, tone: isCopied ? 'success' : 'info' })
  }
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
  const limits = {
    amount: formatUsd(card.amount_cents),
    merchant: card.merchant,
    date: showTime(card.closes_at, 'date', language),
  }
  return (
    <section className={styles.fresh} aria-label={fillText(fresh.title, { merchant: card.merchant })}>
      <StepHeading>{fillText(fresh.title, { merchant: card.merchant })}</StepHeading>
      <Notice tone="warning">{fresh.warning}</Notice>
      <dl className={styles.details}>
        <div>
          <dt>{fresh.number}</dt>
          <dd className={styles.number}>{isShown ? inFours(card.pan) : `•••• •••• •••• ${card.last4}`}</dd>
        </div>
        <div>
          <dt>{fresh.expires}</dt>
          <dd>{isShown ? expiry : '••/••••'}</dd>
        </div>
        <div>
          <dt>{fresh.cvc}</dt>
          <dd>{isShown ? card.cvc : '•••'}</dd>
        </div>
      </dl>
      {isShown && <p className={styles.note}>{fillCounted(fresh.left, left, language)}</p>}
      <p>{fillText(fresh.amount, limits)}</p>
      <div className={styles.acts}>
        {isShown ? (
          <Button onClick={hide}>{fresh.hide}</Button>
        ) : (
          <Button onClick={show}>{fillText(fresh.show, { seconds: numbersShownSeconds })}</Button>
        )}
        <Button onClick={() => void copy()}>{fresh.copy}</Button>
        <Button onClick={onDone}>{fresh.done}</Button>
      </div>
    </section>
  )
}

const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Counts seconds down to nothing, from when it is asked to. */
function useCountdown(seconds: number) {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    show: () => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
    hide: () => setUntil(0),
  }
}
