import { creditCents } from '@tower/contract/money.ts'
import type { ReactNode } from 'react'
import { fillCounted, showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './credits.module.css'

/** What is left of somebody's credits: a number without a currency, and what they are not. */
export function BalanceCard({ cents, action }: { cents: number; action?: ReactNode }) {
  const texts = useTexts('credits')
  const language = useLanguage()
  const balance = cents / creditCents
  return (
    <Card title={texts.balance} action={action}>
      <p className={styles.balance}>
        <b>{showNumber(balance, language)}</b> {fillCounted(texts.word, balance, language)}
      </p>
      <p className={styles.note}>{texts.note}</p>
    </Card>
  )
}
