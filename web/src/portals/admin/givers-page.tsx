import { type DeskGiver, giverList } from '@tower/contract/money/desk-givers.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import { TwoLines } from '../../ui/type/type.tsx'

export const meta = portalMeta((texts) => texts.givers.title)

// Comes when its tab is chosen.
const ThanksTab = lateInBrowser(() => import('./thanks/thanks-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'thanks', 'leftOut', 'classroomPick'),
})

export { shouldRevalidate } from '../keep-texts.ts'

const Donors = declareConsoleList({
  name: 'givers',
  calls: giverList,
  file: 'givers.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ name, email, id }) => name ?? email ?? id,
  useTexts: () => useTexts('givers'),
  useColumns: useGiverColumns,
  useFilters: useGiverFilters,
})

const tabs = ['donors', 'thanks'] as const
const addressOf = { donors: paths.adminDonors, thanks: `${paths.adminDonors}?tab=thanks` } as const

/** Everybody who gave, with an account or without, each with a page of their own; and whom to thank. */
export default function GiversPage() {
  const texts = useTexts('givers')
  const [address] = useSearchParams()
  const open = tabs.find((name) => name === address.get('tab')) ?? 'donors'
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        part={texts.tabs[open]}
        actions={open === 'thanks' && <LettersLink />}
      />
      <PageTabs label={texts.tabsLabel}>
        {tabs.map((tab) => (
          <PageTab key={tab} to={addressOf[tab]} isOpen={tab === open}>
            {texts.tabs[tab]}
          </PageTab>
        ))}
      </PageTabs>
      {open === 'donors' ? <Donors /> : <ThanksTab waiting={<Skeleton lines={8} />} />}
    </>
  )
}

function LettersLink() {
  const { lettersOpen } = useTexts('thanks')
  const drawer = useDrawer('letters')
  return (
    <ButtonLink to={drawer.linkTo('print')} preventScrollReset>
      {lettersOpen}
    </ButtonLink>
  )
}

function useGiverFilters() {
  const { filters } = useTexts('givers')
  return {
    account: { label: filters.account, names: filters.accounts },
    tag: { label: filters.tag },
    from: { label: filters.from },
    to: { label: filters.to },
  }
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
    {
      id: 'since',
      head: heads.since,
      sort: '-since',
      oneLine: true,
      cell: ({ created_at: at }) => showTime(at, 'date', language),
    },
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
