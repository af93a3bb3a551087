import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { allowlistRoles } from '@tower/contract/people/allowlist.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { allowlistQueries, readAllowlistFile } from '../../people/allowlist/allowlist.api.ts'
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
import { useEntryBulk } from './allowlist/use-entry-bulk.ts'
import { useEntryColumns } from './allowlist/use-entry-columns.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

// Comes when it is opened.
const AddDrawer = lateInBrowser(() => import('./allowlist/add-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'allowlist') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.allowlist.title)

const spec = { filters: { role: allowlistRoles } }

/** Which addresses may sign in, and as what. */
export default function AllowlistPage() {
  const texts = useTexts('allowlist')
  const { roles } = useTexts('shell')
  const list = useListQuery(spec)
  const panel = useDrawer('panel')
  const { page, pageSize } = list.query
  const reading = useQuery({
    ...allowlistQueries.all({ ...narrowing(list.query), page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ButtonLink to={paths.adminAllowlistImport}>{texts.toImport}</ButtonLink>
            <ButtonLink kind="primary" to={panel.linkTo('add')} preventScrollReset>
              {texts.add.title}
            </ButtonLink>
          </>
        }
      />
      <ConsoleList
        name="allowlist"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useEntryColumns()}
        keyOf={({ id }) => id}
        nameOf={({ email }) => email}
        words={texts}
        searchLabel={texts.search}
        filters={[
          {
            name: 'role',
            label: texts.role,
            options: allowlistRoles.map((value) => ({ value, label: roles[value] })),
          },
        ]}
        bulk={useEntryBulk(reading.data?.items)}
        pictures={listPictures}
        onExport={() => exportCsv('allowlist.csv', () => readAllowlistFile(narrowing(list.query)))}
      />
      {panel.openId === 'add' && <AddDrawer onClose={panel.close} />}
    </>
  )
}

function narrowing({ q, filters }: ListQuery<'role'>) {
  return { q: q || undefined, role: allowlistRoles.find((name) => name === filters.role) }
}
