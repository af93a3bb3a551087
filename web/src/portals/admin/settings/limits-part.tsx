import { formatUsd } from '@tower/contract/money.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { showCents } from '../payouts/show-cents.ts'
import type { Settings } from './settings-parts.tsx'

/** From where on it takes two people, and what is told to superadmins. */
export function LimitsPart({ limits }: Pick<Settings, 'limits'>) {
  const { limits: texts, yes, no } = useTexts('settings')
  const language = useLanguage()
  const days = (count: number) => fillCounted(texts.days, count, language)
  const rows = [
    [texts.secondPerson, 'SECOND_PERSON_CENTS', formatUsd(limits.second_person_cents)],
    [texts.refunds, 'REFUND_SECOND_PERSON_CENTS', formatUsd(limits.refund_second_person_cents)],
    [texts.period, 'SECOND_PERSON_DAYS', days(limits.second_person_days)],
    [texts.alone, 'STAFF_OF_ONE', limits.staff_of_one ? yes : no],
    [texts.reserve, 'RESERVE_FLOOR_CENTS', showCents(limits.reserve_floor_cents)],
    [texts.receipts, 'RECEIPT_ABOVE_CENTS', formatUsd(limits.receipt_above_cents)],
    [texts.pool, 'POOL_AFTER_DAYS', days(limits.pool_after_days)],
    [texts.files, 'UNUSUAL_FILES_A_DAY', limits.unusual_files_a_day],
    [texts.rows, 'UNUSUAL_ROWS_A_DAY', limits.unusual_rows_a_day.toLocaleString('en-US')],
    [texts.children, 'UNUSUAL_CHILDREN_A_DAY', limits.unusual_children_a_day],
  ] as const
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        <Text tone="quiet">{texts.lead}</Text>
        <Facts items={rows.map(([name, note, value]) => ({ name, note, value }))} />
      </Stack>
    </Card>
  )
}
