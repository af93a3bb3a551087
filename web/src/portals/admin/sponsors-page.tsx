import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  onboardingStates,
  sponsorRequestSorts,
  sponsorRequestStates,
} from '@tower/contract/people/sponsor-requests.ts'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { sponsorRequestCalls, sponsorRequestQueries } from '../../people/sponsors/requests.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { useRequestColumns } from './sponsors/use-request-columns.tsx'

// Comes when a request is opened.
const SponsorDrawer = lateInBrowser(() => import('./sponsors/sponsor-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'sponsorDesk') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.sponsorDesk.title)

const spec = {
  filters: { status: sponsorRequestStates, onboarding: onboardingStates },
  sorts: sponsorRequestSorts,
} as const
type RequestQuery = ListQuery<'status' | 'onboarding', (typeof sponsorRequestSorts)[number]>

/** Who wants to sponsor: staff invite them and release the packet of the first steps. */
export default function SponsorsPage() {
  const texts = useTexts('sponsorDesk')
  const list = useListQuery(spec)
  const drawer = useDrawer('request')
  const navigate = useNavigate()
  const { page, pageSize, sort } = list.query
  const reading = useQuery({
    ...sponsorRequestQueries.all({ ...narrowing(list.query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  const open = (id: string) => void navigate(drawer.linkTo(id), { preventScrollReset: true })
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
            {texts.newInvite}
          </ButtonLink>
        }
      />
      <ConsoleList
        name="sponsor_requests"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useRequestColumns({ linkTo: drawer.linkTo, open })}
        keyOf={({ id }) => id}
        nameOf={({ org_name: name }) => name}
        words={texts}
        searchLabel={texts.search}
        filters={useFilters()}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() =>
          exportCsv('sponsor-requests.csv', () => sponsorRequestCalls.file(narrowing(list.query)))
        }
      />
      {drawer.openId !== undefined && <SponsorDrawer openId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

function useFilters() {
  const texts = useTexts('sponsorDesk')
  return [
    {
      name: 'status',
      label: texts.status,
      options: sponsorRequestStates.map((value) => ({ value, label: texts.statuses[value] })),
    },
    {
      name: 'onboarding',
      label: texts.onboarding,
      options: onboardingStates.map((value) => ({ value, label: texts.onboardings[value] })),
    },
  ]
}

function narrowing({ q, filters: { status, onboarding } }: RequestQuery) {
  return {
    q: q || undefined,
    status: sponsorRequestStates.find((name) => name === status),
    onboarding_status: onboardingStates.find((name) => name === onboarding),
  }
}
