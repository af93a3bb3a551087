import type { Person } from '@tower/contract/people/directory.contract.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, LockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { avatarRole } from '../../signed-in-controls.tsx'
import { PersonCell } from '../person-cell.tsx'

/** The columns of the directory; a person's name opens the drawer. */
export function useUserColumns(linkTo: (id: string) => string): ListColumn<Person>[] {
  const { users, noRole } = useTexts('people')
  const { roles } = useTexts('shell')
  const language = useLanguage()
  const heads = users.columns
  return [
    {
      id: 'person',
      head: heads.person,
      sort: 'name',
      cell: ({ id, full_name: name, email, role }) => (
        <PersonCell
          {...{ id, role: avatarRole(role), name: name ?? email, to: linkTo(id) }}
          second={name && email}
        />
      ),
    },
    { id: 'role', head: heads.role, cell: ({ role }) => (role ? roles[role] : noRole) },
    { id: 'state', head: heads.state, cell: (person) => <StateChip person={person} /> },
    {
      id: 'created',
      head: heads.created,
      sort: '-created',
      oneLine: true,
      cell: ({ created_at: at }) => showTime(at, 'date', language),
    },
  ]
}

/** Whether somebody may sign in, as sign and word; the usual state is quiet. */
export function StateChip({ person }: { person: Pick<Person, 'disabled_at'> }) {
  const { states } = useTexts('people').users
  if (person.disabled_at)
    return (
      <Chip tone="danger" icon={<LockIcon />}>
        {states.disabled}
      </Chip>
    )
  return (
    <Chip tone="success" outlined icon={<CheckIcon />}>
      {states.active}
    </Chip>
  )
}
