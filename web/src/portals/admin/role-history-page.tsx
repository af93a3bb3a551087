import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { roles } from '@tower/contract/access.ts'
import { historyEndpoints, type RoleChange } from '@tower/contract/oversight/history.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { browserCall } from '../../session/browser-call.ts'
import { historyQueries } from '../../oversight/history/history.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleList } from './console-list.tsx'
import { AddressText } from '../../ui/data-table/address-text.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Moment } from '../../ui/time/moment.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

export const meta = portalMeta((texts) => texts.people.roles.title)

const spec = {
  filters: { role: roles, actor: 'any', target: 'any', from: 'any', to: 'any' },
} as const

/** Who got which role, when, from whom and why. */
export default function RoleHistoryPage() {
  const { roles: texts } = useTexts('people')
  const list = useListQuery(spec)
  const { page, pageSize } = list.query
  const asked = narrowing(list.query)
  const reading = useQuery({
    ...historyQueries.roles({ ...asked, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ConsoleList
        name="role_history"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useRoleColumns()}
        keyOf={({ id }) => String(id)}
        nameOf={({ target_email: email }) => email}
        words={texts}
        filters={useRoleFilters()}
        pictures={listPictures}
        onExport={() =>
          exportCsv('role-history.csv', () => browserCall(historyEndpoints.roleHistoryCsv, { query: asked }))
        }
      />
    </>
  )
}

function narrowing({ filters }: ListQuery<'role' | 'actor' | 'target' | 'from' | 'to'>) {
  return { ...filters, role: roles.find((name) => name === filters.role) }
}

function useRoleFilters() {
  const { roles: texts, audit } = useTexts('people')
  const { roles: names } = useTexts('shell')
  return [
    { name: 'role', label: texts.role, options: roles.map((value) => ({ value, label: names[value] })) },
    { name: 'actor', label: audit.actor },
    { name: 'target', label: audit.target },
    { name: 'from', label: audit.from, type: 'date' as const },
    { name: 'to', label: audit.to, type: 'date' as const },
  ]
}

function useRoleColumns(): ListColumn<RoleChange>[] {
  const { roles: texts, system, noRole } = useTexts('people')
  const { roles: names } = useTexts('shell')
  const heads = texts.columns
  return [
    { id: 'changed', head: heads.changed, cell: ({ changed_at: at }) => <Moment at={at} /> },
    {
      id: 'target',
      head: heads.target,
      cell: ({ target_email: email, target_id: id }) => (
        <Link to={paths.adminPerson({ userId: id })}>
          <AddressText>{email}</AddressText>
        </Link>
      ),
    },
    { id: 'before', head: heads.before, cell: ({ old_role: role }) => (role ? names[role] : noRole) },
    { id: 'after', head: heads.after, cell: ({ new_role: role }) => (role ? names[role] : noRole) },
    {
      id: 'actor',
      head: heads.actor,
      cell: ({ actor_email: email, actor_id: id }) => <AddressText>{email ?? id ?? system}</AddressText>,
    },
    { id: 'reason', head: heads.reason, cell: ({ reason }) => reason },
  ]
}
