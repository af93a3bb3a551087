import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import type { ReactNode } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import styles from './budget-part.module.css'

const dollars = (cents: number) => formatUsd(cents, { always2: true })

/** What the request does to its budget: spent solid, waiting hatched, the rest free. */
export function BudgetPart({ story }: { story: ReimbursementStory }) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  const { budget, fiscal_year: year, status, total_cents: total } = story
  const { allocated_cents: allocated, reserved_cents: reserved, spent_cents: spent } = budget
  const share = (cents: number) => (allocated > 0 ? (cents / allocated) * 100 : 0)
  // What waits is set aside already, so it is left only before this request.
  const isReserved = status === 'submitted' || status === 'approved'
  const left = budget.remaining_cents + (isReserved ? total : 0)
  const words = { spent: dollars(spent), reserved: dollars(reserved), allocated: dollars(allocated) }
  return (
    <Box tone="soft" pad={3} gap={2}>
      <Line>
        <span>{fillText(texts.budget, { year: year % 100 })}</span>
        <span>{fillText(texts.left, { left: dollars(left), allocated: words.allocated })}</span>
      </Line>
      <div className={styles.bar} role="img" aria-label={fillText(texts.bar, words)}>
        <i className={styles.spent} style={{ inlineSize: `${share(spent)}%` }} />
        <i className={styles.reserved} style={{ inlineSize: `${share(reserved)}%` }} />
      </div>
      {isReserved && (
        <Line>
          <span>{texts.afterThis}</span>
          <b>{dollars(budget.remaining_cents)}</b>
        </Line>
      )}
      {budget.locked && <Text size="small">{texts.locked}</Text>}
    </Box>
  )
}

/** What it is, and at the other end how much. */
function Line({ children }: { children: ReactNode }) {
  return (
    <Text as="div" size="small" numeric>
      <Row justify="between" oneLine className={styles.line}>
        {children}
      </Row>
    </Text>
  )
}
