import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PayoutLine } from '@tower/contract/money/closing-payouts.contract.ts'
import { usualPageSize } from '@tower/contract/page.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { closingQueries } from '../../../money/closing/closing.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { showCents } from './show-cents.ts'

/** The movements that a payout is made of, the newest first, each beside what the books say of it, with the way to its payment. */
export function PayoutLines({ payoutId }: { payoutId: string }) {
  const { one: texts } = useTexts('payouts')
  const [page, setPage] = useState(1)
  const reading = useQuery({
    ...closingQueries.payoutLines(payoutId, { page, pageSize: usualPageSize }),
    placeholderData: keepPreviousData,
  })
  const columns = useLineColumns()
  if (reading.isPending) return <Skeleton lines={4} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.linesFailed} />
  const { items, total } = reading.data
  const before = (page - 1) * usualPageSize
  return (
    <Stack gap={3}>
      <DataTable caption={texts.lines} columns={columns} rows={items} rowKey={({ id }) => id} crowded />
      {total > usualPageSize && (
        <Row>
          <Text as="span" tone="quiet" size="small">
            {fillText(texts.linesOf, { from: before + 1, to: before + items.length, total })}
          </Text>
          {page > 1 && (
            <Button size="s" onClick={() => setPage(page - 1)}>
              {texts.newer}
            </Button>
          )}
          {before + items.length < total && (
            <Button size="s" onClick={() => setPage(page + 1)}>
              {texts.older}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

function useLineColumns(): Column<PayoutLine>[] {
  const { one: texts, lineKinds, faults } = useTexts('payouts')
  const language = useLanguage()
  return [
    {
      id: 'what',
      head: texts.movement,
      cell: ({ kind, at, payment_id: payment }) => {
        const name = lineKinds[kind]
        return (
          <TwoLines
            first={payment ? <Link to={`${paths.adminPayments}?payment=${payment}`}>{name}</Link> : name}
            second={showTime(at, 'dated', language)}
          />
        )
      },
    },
    {
      id: 'books',
      head: texts.books,
      cell: ({ fault }) => (fault === null ? `✓ ${texts.asMoved}` : faults[fault]),
    },
    {
      id: 'net',
      head: texts.net,
      numeric: true,
      cell: ({ amount_cents: cents, fee_cents: fee }) => (
        <TwoLines
          first={showCents(cents - fee)}
          second={fee === 0 ? '' : fillText(texts.ofGross, { amount: showCents(cents) })}
        />
      ),
    },
  ]
}
