import { peopleList } from '@tower/contract/people/directory.contract.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { useProfile } from '../../session/route-guard.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { useBulkActions } from './users/use-bulk-actions.ts'
import { useUserColumns } from './users/use-user-columns.tsx'

// These come when they are opened.
const ManageUser = lateInBrowser(() => import('./users/manage-user.tsx'))
const AddressDrawer = lateInBrowser(() => import('./users/address-drawer.tsx'))
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

const Users = declareConsoleList({
  name: 'users',
  calls: peopleList,
  file: 'users.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ full_name: name, email }) => name ?? email,
  useTexts: () => useTexts('people').users,
  useColumns: useUserColumns,
  useFilters: useUserFilters,
  useBulk: useBulkActions,
  drawer: { parameter: 'person', show: (id, close) => <ManageUser userId={id} onClose={close} /> },
})

/** Staff find people, see who they are, and change what they may do. */
export default function UsersPage() {
  const { users: texts } = useTexts('people')
  const { bundle } = useTexts('provisioning')
  const { address } = useTexts('personData')
  const { role } = useProfile()
  const personLink = (id: string) => `?person=${id}`
  const panel = useDrawer('panel')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            {role === 'superadmin' && (
              <ButtonLink to={panel.linkTo('address')} preventScrollReset>
                {address.open}
              </ButtonLink>
            )}
            <ButtonLink kind="primary" to={panel.linkTo('create')} preventScrollReset>
              {bundle.open}
            </ButtonLink>
          </>
        }
      />
      <Users />
      {panel.openId === 'create' && <BundleDrawer personLink={personLink} onClose={panel.close} />}
      {panel.openId === 'address' && role === 'superadmin' && (
        <AddressDrawer personLink={personLink} onClose={panel.close} />
      )}
    </>
  )
}

function useUserFilters() {
  const { users: texts } = useTexts('people')
  const { roles: names } = useTexts('shell')
  return { role: { label: texts.role, names }, state: { label: texts.state, names: texts.states } }
}
