import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { deskQueries, giverCalls } from '../../money/desk/desk.api.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Segment } from '../../ui/segment/segment.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { portalMeta } from '../portal-meta.ts'
import { TwoLines } from '../../ui/type/type.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

export const meta = portalMeta((texts) => texts.givers.title)

// Comes when its tab is chosen.
const ThanksTab = lateInBrowser(() => import('./thanks/thanks-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'thanks', 'leftOut'),
})

export { shouldRevalidate } from '../keep-texts.ts'

const spec = { filters: {} }
const tabs = ['donors', 'thanks'] as const

/** Everybody who gave, with an account or without, each with a page of their own; and whom to thank. */
export default function GiversPage() {
  const texts = useTexts('givers')
  const [address, setAddress] = useSearchParams()
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'donors'
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} part={texts.tabs[tab]} />
      <Stack gap={5} above={5}>
        <Segment
          legend={texts.tabsLabel}
          name="tab"
          options={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
          value={tab}
          onChoose={(chosen) => setAddress({ tab: chosen }, { replace: true })}
        />
        {tab === 'donors' ? <Donors /> : <ThanksTab waiting={<Skeleton lines={8} />} />}
      </Stack>
    </>
  )
}

function Donors() {
  const texts = useTexts('givers')
  const list = useListQuery(spec)
  const [address] = useSearchParams()
  const tag = address.get('tag') || undefined
  const { q, page, pageSize } = list.query
  const reading = useQuery({
    ...deskQueries.givers({ q: q || undefined, tag, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {tag !== undefined && (
        <Row>
          <Chip>{fillText(texts.tagged, { tag })}</Chip>
          <Link to={paths.adminDonors}>{texts.all}</Link>
        </Row>
      )}
      <ConsoleList
        name="givers"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useGiverColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name, email }) => name ?? email ?? texts.nobody}
        words={texts}
        searchLabel={texts.search}
        pictures={listPictures}
        onExport={() => exportCsv('givers.csv', () => giverCalls.readCsv({ q: q || undefined, tag }))}
      />
    </>
  )
}

function useGiverColumns(): ListColumn<DeskGiver>[] {
  const texts = useTexts('givers')
  const heads = texts.columns
  const language = useLanguage()
  return [
    {
      id: 'giver',
      head: heads.giver,
      cell: ({ id, name, email, has_account: hasAccount }) => (
        <TwoLines
          first={<Link to={paths.adminDonor({ donorId: id })}>{name ?? email ?? texts.nobody}</Link>}
          second={[name && email, hasAccount && texts.account].filter(Boolean).join(' · ')}
        />
      ),
    },
    { id: 'since', head: heads.since, cell: ({ created_at: at }) => showTime(at, 'date', language) },
    {
      id: 'tags',
      rank: 4,
      head: heads.tags,
      cell: ({ tags }) =>
        tags.length > 0 && (
          <Row gap={2}>
            {tags.map((tag) => (
              <Link key={tag} to={`${paths.adminDonors}?tag=${encodeURIComponent(tag)}`}>
                {tag}
              </Link>
            ))}
          </Row>
        ),
    },
    { id: 'gifts', rank: 3, head: heads.gifts, numeric: true, cell: ({ gifts }) => gifts },
    { id: 'slots', head: heads.slots, numeric: true, cell: ({ slots_minted: slots }) => slots },
    {
      id: 'last',
      rank: 2,
      head: heads.last,
      cell: ({ last_gift_at: at }) => (at ? showTime(at, 'date', language) : '–'),
    },
    {
      id: 'given',
      rank: 1,
      head: heads.given,
      numeric: true,
      cell: ({ given_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}
