import { allowlistRoles, type AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'

export type RoleFieldProps = { label: string; role: AllowlistRole; onRole: (role: AllowlistRole) => void }

/** Chooses what addresses may sign in as. */
export function RoleField({ label, role, onRole }: RoleFieldProps) {
  const { roles } = useTexts('shell')
  return (
    <SelectField
      label={label}
      value={role}
      onChange={(event) => onRole(allowlistRoles.find((name) => name === event.target.value) ?? role)}
    >
      {allowlistRoles.map((name) => (
        <option key={name} value={name}>
          {roles[name]}
        </option>
      ))}
    </SelectField>
  )
}
