import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { roles } from '@tower/contract/access.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { personSorts, personStates } from '@tower/contract/people/directory.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { browserCall } from '../../session/browser-call.ts'
import { directoryQueries } from '../../people/directory/directory.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { useBulkActions } from './users/use-bulk-actions.ts'
import { useUserColumns } from './users/use-user-columns.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'

// These come when they are opened.
const ManageUser = lateInBrowser(() => import('./users/manage-user.tsx'))
const BundleDrawer = lateInBrowser(() => import('./provisioning/bundle-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'teacherLinks',
    'shareLinks',
    'teacherCards',
    'personData',
    'provisioning',
    'connected',
  ),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.people.users.title)

const spec = { filters: { role: roles, state: personStates }, sorts: personSorts }
type UserQuery = ListQuery<'role' | 'state', (typeof personSorts)[number]>

/** Staff find people, see who they are, and change what they may do. */
export default function UsersPage() {
  const { users: texts } = useTexts('people')
  const list = useListQuery(spec)
  const { bundle } = useTexts('provisioning')
  const drawer = useDrawer('person')
  const panel = useDrawer('panel')
  const reading = usePeople(list.query)
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={panel.linkTo('create')} preventScrollReset>
            {bundle.open}
          </ButtonLink>
        }
      />
      <ConsoleList
        name="users"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useUserColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ full_name: name, email }) => name ?? email}
        words={texts}
        searchLabel={texts.search}
        filters={useUserFilters()}
        openKey={drawer.openId}
        bulk={useBulkActions()}
        pictures={listPictures}
        onExport={() => exportCsv('users.csv', () => readFile(list.query))}
      />
      {drawer.openId !== undefined && <ManageUser userId={drawer.openId} onClose={drawer.close} />}
      {panel.openId === 'create' && (
        <BundleDrawer personLink={(id) => `?person=${id}`} onClose={panel.close} />
      )}
    </>
  )
}

function usePeople(query: UserQuery) {
  const { page, pageSize, sort } = query
  return useQuery({
    ...directoryQueries.all({ ...narrowing(query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
}

function readFile(query: UserQuery): Promise<string> {
  return browserCall(directoryEndpoints.listCsv, { query: narrowing(query) })
}

function narrowing({ q, filters }: UserQuery) {
  const { role, state } = filters
  return {
    q: q || undefined,
    role: roles.find((name) => name === role),
    state: personStates.find((name) => name === state),
  }
}

function useUserFilters() {
  const { users: texts } = useTexts('people')
  const { roles: names } = useTexts('shell')
  return [
    {
      name: 'role',
      label: texts.role,
      options: roles.map((value) => ({ value, label: names[value] })),
    },
    {
      name: 'state',
      label: texts.state,
      options: personStates.map((value) => ({ value, label: texts.states[value] })),
    },
  ]
}
