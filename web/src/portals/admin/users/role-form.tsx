import { roles, type Role } from '@tower/contract/access.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { maxRoleReasonLength } from '@tower/contract/people/directory.ts'
import { useState } from 'react'
import { directoryCalls, maySetRole } from '../../../people/directory/directory.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

/** Gives a person another role, after a question that names both. */
export function RoleForm({ person }: { person: Person }) {
  const { manage, noRole } = useTexts('people')
  const { roles: names } = useTexts('shell')
  const isAllowed = maySetRole(useProfile().role)
  const [role, setRole] = useState<Role | ''>(person.role ?? '')
  const [isAsking, setAsking] = useState(false)
  const change = useSetRole(person, () => setAsking(false))
  const isUnchanged = role === '' || role === person.role
  const hint = !isAllowed ? manage.superadminOnly : isUnchanged ? manage.unchanged : undefined
  const name = person.full_name ?? person.email
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault()
        if (hint === undefined) setAsking(true)
      }}
    >
      <SelectField
        label={manage.role}
        hint={manage.roleHint}
        value={role}
        disabled={!isAllowed}
        onChange={(event) => setRole(event.target.value as Role)}
      >
        {person.role === null && <option value="">{noRole}</option>}
        {roles.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </SelectField>
      {hint !== undefined && (
        <p id="role-blocked" className={styles.quiet}>
          {hint}
        </p>
      )}
      {change.failure && <Notice tone="danger">{change.failure}</Notice>}
      <Button
        type="submit"
        kind="primary"
        pending={change.isPending}
        blockedBy={hint === undefined ? undefined : 'role-blocked'}
      >
        {manage.setRole}
      </Button>
      {role !== '' && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={fillText(manage.setRoleTitle, { name, role: names[role] })}
          confirmLabel={manage.setRole}
          cancelLabel={manage.cancel}
          pending={change.isPending}
          reason={{ label: manage.reason, hint: manage.reasonHint, maxLength: maxRoleReasonLength }}
          onConfirm={(reason) => change.run({ role, reason })}
        >
          <p>{fillText(manage.setRoleText, { before: person.role ? names[person.role] : noRole })}</p>
        </ConfirmDialog>
      )}
    </form>
  )
}

function useSetRole(person: Person, onSettled: () => void) {
  const { manage } = useTexts('people')
  const { roles: names } = useTexts('shell')
  return usePersonChange(
    ({ role, reason }: { role: Role; reason: string }) =>
      directoryCalls.setRole({ user_id: person.id, role, reason: reason || null }),
    {
      done: (_, { role }) =>
        fillText(manage.done, { name: person.full_name ?? person.email, role: names[role] }),
      failed: manage.roleFailed,
      onEnd: onSettled,
    },
  )
}
