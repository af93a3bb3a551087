import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { DifferenceList } from '../payouts/difference-list.tsx'
import { MovementSums } from '../payouts/movement-sums.tsx'
import { showCents } from '../payouts/show-cents.ts'
import styles from './closing.module.css'

/** What moved the provider's balance in a month, what the books say of it, and what differs by name. */
export function MonthProvider({ books: { provider } }: { books: MonthBooks }) {
  const { month: texts } = useTexts('closing')
  return (
    <Card title={texts.provider}>
      <div className={styles.stack}>
        <Verdict provider={provider} />
        {provider.movements.length === 0 ? (
          <p className={styles.quiet}>{texts.nothing}</p>
        ) : (
          <MovementSums sums={provider.movements} caption={texts.providerCaption} />
        )}
        <Facts
          items={[
            { name: texts.movedSum, value: showCents(provider.moved_cents) },
            { name: texts.bookedSum, value: showCents(provider.booked_cents) },
          ]}
        />
        {provider.differences.length > 0 && (
          <>
            <h3>{texts.differences}</h3>
            <DifferenceList items={provider.differences} />
            {provider.difference_count > provider.differences.length && (
              <p className={styles.quiet}>{texts.more}</p>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function Verdict({ provider }: Pick<MonthBooks, 'provider'>) {
  const { month: texts } = useTexts('closing')
  const language = useLanguage()
  const { difference_count: count, unexplained_cents: unexplained } = provider
  return (
    <>
      {count === 0 && unexplained === 0 && (
        <Notice tone="success" announce={false}>
          {texts.agrees}
        </Notice>
      )}
      {count > 0 && unexplained === 0 && (
        <Notice tone="warning" announce={false}>
          {fillCounted(texts.explained, count, language)}
        </Notice>
      )}
      {unexplained !== 0 && (
        <Notice tone="danger" announce={false}>
          {fillText(texts.unexplained, { amount: showCents(unexplained) })}
        </Notice>
      )}
    </>
  )
}
