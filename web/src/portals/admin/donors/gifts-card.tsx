import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DonorFile, DonorGift } from '@tower/contract/money/desk-donors.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { usualPageSize } from '@tower/contract/page.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { deskQueries } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Pager, readPage } from '../../../ui/pager/pager.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { useAskedAct } from '../use-asked-act.ts'
import { UnreadPart } from '../unread-part.tsx'
import { EmailAgainForm } from '../givers/email-again-form.tsx'
import { PaperButton } from '../givers/paper-button.tsx'
import { nameDestination, StatusChip } from '../payments/use-payment-columns.tsx'

const acts = ['again'] as const
const dollars = (cents: number) => formatUsd(cents, { always2: true })

/** What a donor gave, the newest first, with the receipt of each as a file and by email; and what is still to come. */
export function GiftsCard({ donor }: { donor: DonorFile }) {
  const { gifts: texts } = useTexts('donor')
  const [query] = useSearchParams()
  const page = readPage(query)
  const [again, setAgain] = useState<DonorGift>()
  const notice = useLatestAsked(donor.id, setAgain)
  const reading = useQuery({ ...deskQueries.donorGifts(donor.id, page), placeholderData: keepPreviousData })
  const columns = useGiftColumns(setAgain)
  if (reading.isPending) return <Skeleton lines={4} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  const { items, total } = reading.data
  const first = (page - 1) * usualPageSize
  return (
    <Stack gap={4}>
      <Expected donor={donor} />
      {notice && <Notice>{notice}</Notice>}
      {again?.receipt_number && (
        <Box tone="soft">
          <EmailAgainForm
            key={again.id}
            paymentId={again.id}
            number={again.receipt_number}
            email={donor.email ?? again.receipt_email ?? ''}
            takesNote={again.destination !== 'credits'}
            onClose={() => setAgain(undefined)}
          />
        </Box>
      )}
      {items.length === 0 ? (
        <Box>
          <Text tone="quiet">{texts.none}</Text>
        </Box>
      ) : (
        <DataTable caption={texts.title} columns={columns} rows={items} rowKey={({ id }) => id} crowded />
      )}
      <Pager
        label={texts.title}
        page={page}
        pageSize={usualPageSize}
        total={total}
        words={fillText(texts.page, { from: first + 1, to: first + items.length, total })}
        previous={texts.previous}
        next={texts.next}
      />
    </Stack>
  )
}

/**
 * Opens the newest receipt where an address asks to email it again, whichever page it is on. Chosen once: a gift that comes in
 * meanwhile takes no form from whoever writes in it. Answers what is to be said where there is none.
 */
function useLatestAsked(donorId: string, onFound: (gift: DonorGift) => void): string | undefined {
  const { gifts: texts } = useTexts('donor')
  const [isAsked, setAsked] = useState(false)
  useAskedAct(acts, () => setAsked(true))
  const { data, isError } = useQuery({ ...deskQueries.latestReceipt(donorId), enabled: isAsked })
  const found = data?.items[0]
  if (isAsked && found) {
    setAsked(false)
    onFound(found)
  }
  if (!isAsked || found) return undefined
  return data ? texts.noneReceipted : isError ? texts.failed : undefined
}

function Expected({ donor: { expected } }: { donor: DonorFile }) {
  const { gifts: texts } = useTexts('donor')
  const { kinds } = useTexts('offline')
  if (expected.length === 0) return null
  return (
    <Box tone="sunny">
      {expected.map(({ id, kind, reference, amount_cents: cents }) => (
        <Row key={id} justify="between">
          <Link to={`${paths.adminOfflineGifts}?gift=${id}`}>
            {fillText(texts.expected, { kind: kinds[kind], reference })}
          </Link>
          {dollars(cents)}
        </Row>
      ))}
    </Box>
  )
}

function useGiftColumns(onAgain: (gift: DonorGift) => void): Column<DonorGift>[] {
  const { gifts: texts } = useTexts('donor')
  const payments = useTexts('payments')
  const { kinds } = useTexts('offline')
  const language = useLanguage()
  const heads = texts.columns
  return [
    {
      id: 'day',
      head: heads.day,
      cell: ({ id, settled_at: at }) => (
        <Link to={`${paths.adminPayments}?payment=${id}`}>{showTime(at, 'date', language)}</Link>
      ),
    },
    {
      id: 'for',
      head: heads.for,
      cell: (gift) => (
        <TwoLines
          first={gift.classroom_name ?? nameDestination(payments, gift)}
          second={[
            gift.classroom_name && nameDestination(payments, gift),
            gift.is_monthly && texts.monthly,
            gift.offline_kind && kinds[gift.offline_kind],
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      id: 'state',
      head: heads.state,
      cell: (gift) => (
        <StatusChip payment={{ ...gift, paid_cents: gift.amount_cents + gift.fee_cover_cents }} />
      ),
    },
    {
      id: 'receipt',
      head: heads.receipt,
      stacked: true,
      cell: (gift) =>
        gift.receipt_number === null ? (
          texts.noReceipt
        ) : (
          <Row>
            <PaperButton paymentId={gift.id} number={gift.receipt_number} />
            <Button size="s" onClick={() => onAgain(gift)}>
              {texts.again}
            </Button>
          </Row>
        ),
    },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: cents, fee_cover_cents: fee }) => dollars(cents + fee),
    },
  ]
}
