import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showCents } from '../payouts/show-cents.ts'
import styles from './closing.module.css'

/** What has to stand on the bank's statement of a month, and what is on its way there. */
export function MonthBank({ books: { bank } }: { books: MonthBooks }) {
  const { month: texts } = useTexts('closing')
  const language = useLanguage()
  const differing = bank.payouts_differing
  const payouts = <Link to={`${paths.adminPayouts}?agreement=differs`}>{texts.seePayouts}</Link>
  return (
    <Card title={texts.bank} action={payouts}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.bankLead}</p>
        {differing > 0 && (
          <Notice tone="danger" announce={false}>
            {fillCounted(texts.payoutsDiffer, differing, language)}
          </Notice>
        )}
        <Facts
          items={[
            {
              name: fillCounted(texts.arrived, bank.arrived_count, language),
              value: <strong>{showCents(bank.arrived_cents)}</strong>,
            },
            { name: texts.deposited, value: <strong>{showCents(bank.deposited_cents)}</strong> },
            { name: texts.onWayBefore, value: showCents(bank.on_way_before_cents) },
            { name: texts.sent, value: showCents(bank.sent_cents) },
            { name: texts.cameBack, value: showCents(bank.came_back_cents) },
            { name: texts.onWayAfter, value: showCents(bank.on_way_after_cents) },
            { name: texts.booked, value: showCents(bank.booked_cents) },
          ]}
        />
      </div>
    </Card>
  )
}
