import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { ToKeepsakes } from '../../../learning/keepsakes/to-keepsakes.tsx'
import { fillCounted, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import styles from './credits-card.module.css'

/** Tower Credits: a number without a currency, and what they are not. */
export function CreditsCard({ balance }: { balance: number }) {
  const { credits } = useTexts('sponsor')
  const language = useLanguage()
  return (
    <Card title={credits.title} action={<Link to={paths.sponsorWallet}>{credits.wallet}</Link>}>
      <p className={styles.balance}>
        <b>{showNumber(balance, language)}</b> {fillCounted(credits.word, balance, language)}
      </p>
      <p className={styles.note}>{credits.note}</p>
      <ToKeepsakes />
    </Card>
  )
}
