import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { nomineeSorts, nomineeStates } from '@tower/contract/matching/nominees.ts'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { nomineeCalls, nomineeQueries } from '../../matching/nominations/nominees.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { useNomineeColumns, useNomineeName } from './nominations/use-nominee-columns.tsx'

// Comes when a nominee is opened.
const NomineeDrawer = lateInBrowser(() => import('./nominations/nominee-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'nominees') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.nominees.title)

const spec = { filters: { state: nomineeStates }, sorts: nomineeSorts } as const
type NomineeQuery = ListQuery<'state', (typeof nomineeSorts)[number]>

/** Who was nominated, how often, and by whom. */
export default function NominationsPage() {
  const texts = useTexts('nominees')
  const list = useListQuery(spec)
  const drawer = useDrawer('nominee')
  const navigate = useNavigate()
  const { page, pageSize, sort } = list.query
  const reading = useQuery({
    ...nomineeQueries.all({ ...narrowing(list.query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  const show = (key: string) => void navigate(drawer.linkTo(key), { preventScrollReset: true, replace: true })
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ConsoleList
        name="nominations"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useNomineeColumns(drawer.linkTo)}
        keyOf={({ key }) => key}
        nameOf={useNomineeName()}
        words={texts}
        searchLabel={texts.search}
        filters={[
          {
            name: 'state',
            label: texts.state,
            options: nomineeStates.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() => exportCsv('nominees.csv', () => nomineeCalls.file(narrowing(list.query)))}
      />
      {drawer.openId !== undefined && (
        <NomineeDrawer nomineeKey={drawer.openId} onLinked={show} onClose={drawer.close} />
      )}
    </>
  )
}

function narrowing({ q, filters: { state } }: NomineeQuery) {
  return { q: q || undefined, state: nomineeStates.find((name) => name === state) }
}
