import { type RoleChange, roleChangeList } from '@tower/contract/oversight/history.contract.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useSaid } from '../../people/use-said.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AddressText } from '../../ui/data-table/address-text.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { Moment } from '../../ui/time/moment.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { useRoleReason } from './users/use-role-reason.ts'

export const meta = portalMeta((texts) => texts.people.roles.title)

const RoleChanges = declareConsoleList({
  name: 'role_history',
  calls: roleChangeList,
  file: 'role-history.csv',
  keyOf: ({ id }) => String(id),
  nameOf: ({ target_email: email }) => email,
  useTexts: () => useTexts('people').roles,
  useColumns: useRoleColumns,
  useFilters: useRoleFilters,
})

/** Who got which role, when, from whom and why. */
export default function RoleHistoryPage() {
  const { roles: texts } = useTexts('people')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <RoleChanges />
    </>
  )
}

function useRoleFilters() {
  const { roles: texts, audit } = useTexts('people')
  const { roles: names } = useTexts('shell')
  return {
    role: { label: texts.role, names },
    actor: { label: texts.columns.actor },
    target: { label: texts.columns.target },
    from: { label: audit.from },
    to: { label: audit.to },
  }
}

function useRoleColumns(): ListColumn<RoleChange>[] {
  const { roles: texts, system, noRole } = useTexts('people')
  const { roles: names } = useTexts('shell')
  const sayReason = useRoleReason()
  const said = useSaid()
  const heads = texts.columns
  return [
    { id: 'changed', head: heads.changed, cell: ({ changed_at: at }) => <Moment at={at} /> },
    {
      id: 'target',
      rank: 1,
      head: heads.target,
      // Of whoever is gone there is no page.
      cell: ({ target_email: email, target_id: id }) =>
        isNobodys(email) ? (
          said(email)
        ) : (
          <Link to={paths.adminPerson({ userId: id })}>
            <AddressText>{email}</AddressText>
          </Link>
        ),
    },
    { id: 'before', head: heads.before, cell: ({ old_role: role }) => (role ? names[role] : noRole) },
    { id: 'after', rank: 2, head: heads.after, cell: ({ new_role: role }) => (role ? names[role] : noRole) },
    {
      id: 'actor',
      rank: 4,
      head: heads.actor,
      cell: ({ actor_email: email, actor_id: id }) => (
        <AddressText>{said(email ?? id ?? system)}</AddressText>
      ),
    },
    { id: 'reason', rank: 3, head: heads.reason, cell: ({ reason }) => sayReason(reason) },
  ]
}
