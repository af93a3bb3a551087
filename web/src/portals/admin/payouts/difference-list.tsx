import type { MovementFault } from '@tower/contract/money/closing.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { Box, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { showCents } from './show-cents.ts'

export type Difference = {
  id: string
  kind: string
  at: string
  moved_cents: number
  booked_cents: number
  fault: MovementFault | null
  payment_id: string | null
}

/** What the provider and the books don't say alike, each with its reason and the way to its payment. */
export function DifferenceList({ items }: { items: readonly Difference[] }) {
  const { one: texts, kinds, faults } = useTexts('payouts')
  const { facts } = useTexts('payments')
  const language = useLanguage()
  const names: Record<string, string> = { ...facts, ...kinds }
  return (
    <Stack as="ul" gap={3}>
      {items.map(({ id, kind, at, moved_cents: moved, booked_cents: booked, fault, payment_id: payment }) => (
        <Box as="li" gap={1} pad={3} key={`${id} ${kind}`}>
          <strong>
            {names[kind] ?? kind}, {showTime(at, 'dated', language)}
          </strong>
          {fault && <span>{faults[fault]}</span>}
          <span>
            {texts.moved}: {showCents(moved)} · {texts.booked}: {showCents(booked)}
          </span>
          <Text as="span" code size="small" wrap="anywhere">
            {id}
          </Text>
          {payment && <Link to={`${paths.adminPayments}?payment=${payment}`}>{texts.seePayment}</Link>}
        </Box>
      ))}
    </Stack>
  )
}
