import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AthleteAccount, Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import {
  athleteAccountSorts,
  athleteAccountStates,
  disbursementSorts,
  disbursementStates,
} from '@tower/contract/money/disbursements.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { disbursementCalls, disbursementQueries } from '../../money/disbursements/disbursements.api.ts'
import { useSaid } from '../../people/use-said.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import { RulePart } from './disbursements/rule-part.tsx'
import { useAccountColumns, useRecordColumns } from './disbursements/use-disbursement-columns.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

// Comes when the money of a goal is opened.
const AccountDrawer = lateInBrowser(() => import('./disbursements/account-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'disbursementDesk'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.disbursementDesk.title)

/** Staff see where money of athletes lies, pay out of it, and find every payout again. */
export default function DisbursementsPage() {
  const texts = useTexts('disbursementDesk')
  const [address] = useSearchParams()
  const drawer = useDrawer('account')
  const isRecords = address.get('tab') === 'records'
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} part={isRecords ? texts.records : texts.accounts} />
      <PageTabs label={texts.tabs}>
        <PageTab to={paths.adminDisbursements} isOpen={!isRecords}>
          {texts.accounts}
        </PageTab>
        <PageTab to={`${paths.adminDisbursements}?tab=records`} isOpen={isRecords}>
          {texts.records}
        </PageTab>
      </PageTabs>
      {isRecords ? <Records /> : <Accounts />}
      <RulePart />
      {drawer.openId !== undefined && <AccountDrawer accountId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

const accountSpec = { filters: { state: athleteAccountStates }, sorts: athleteAccountSorts } as const

function Accounts() {
  const texts = useTexts('disbursementDesk')
  const said = useSaid()
  const list = useListQuery(accountSpec)
  const drawer = useDrawer('account')
  const { page, pageSize, sort, q, filters } = list.query
  const narrowing = {
    q: q || undefined,
    state: athleteAccountStates.find((name) => name === filters.state),
  }
  const reading = useQuery({
    ...disbursementQueries.accounts({ ...narrowing, page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  const options = athleteAccountStates.map((value) => ({ value, label: texts.states[value] }))
  return (
    <ConsoleList<AthleteAccount>
      name="athlete_accounts"
      list={list}
      reading={reading}
      caption={texts.accountsList.caption}
      columns={useAccountColumns(drawer.linkTo)}
      keyOf={({ account_id: id }) => id}
      nameOf={({ athlete }) => said(athlete)}
      words={texts.accountsList}
      searchLabel={texts.accountsList.search}
      filters={[{ name: 'state', label: texts.state, options }]}
      openKey={drawer.openId}
      pictures={listPictures}
      onExport={() => exportCsv('athlete-money.csv', () => disbursementCalls.accountsFile(narrowing))}
    />
  )
}

const recordSpec = {
  filters: { state: disbursementStates, from: 'any', to: 'any' },
  sorts: disbursementSorts,
} as const

function Records() {
  const texts = useTexts('disbursementDesk')
  const said = useSaid()
  const list = useListQuery(recordSpec)
  const drawer = useDrawer('account')
  const { page, pageSize, sort, q, filters } = list.query
  const narrowing = {
    q: q || undefined,
    state: disbursementStates.find((name) => name === filters.state),
    from: filters.from,
    to: filters.to,
  }
  const reading = useQuery({
    ...disbursementQueries.list({ ...narrowing, page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  const options = disbursementStates.map((value) => ({ value, label: texts.recordStates[value] }))
  return (
    <ConsoleList<Disbursement>
      name="disbursements"
      list={list}
      reading={reading}
      caption={texts.recordsList.caption}
      columns={useRecordColumns(drawer.linkTo)}
      keyOf={({ id }) => id}
      nameOf={({ paid_for: name }) => said(name)}
      words={texts.recordsList}
      searchLabel={texts.recordsList.search}
      filters={[
        { name: 'state', label: texts.state, options },
        { name: 'from', label: texts.from, type: 'date' },
        { name: 'to', label: texts.to, type: 'date' },
      ]}
      openKey={drawer.openId}
      pictures={listPictures}
      onExport={() => exportCsv('disbursements.csv', () => disbursementCalls.file(narrowing))}
    />
  )
}
