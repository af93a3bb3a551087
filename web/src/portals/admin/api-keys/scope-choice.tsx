import { keyScopes, type KeyScope } from '@tower/contract/oversight/integrations.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import styles from './api-keys.module.css'

export type ScopeChoiceProps = {
  chosen: readonly KeyScope[]
  onChange: (chosen: KeyScope[]) => void
  fault: string | undefined
}

/** What a key may read, each list with what is in it. */
export function ScopeChoice({ chosen, onChange, fault }: ScopeChoiceProps) {
  const { form, scopes } = useTexts('apiKeys')
  const toggle = (scope: KeyScope, isWanted: boolean) =>
    onChange(keyScopes.filter((name) => (name === scope ? isWanted : chosen.includes(name))))
  return (
    <fieldset className={styles.scopes}>
      <legend>{form.scopes}</legend>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          <WarningIcon size={18} /> {fault}
        </p>
      )}
      {keyScopes.map((scope) => (
        <CheckField
          key={scope}
          label={
            <span className={styles.two}>
              <strong>{scopes[scope].name}</strong>
              <span>{scopes[scope].what}</span>
            </span>
          }
          checked={chosen.includes(scope)}
          aria-invalid={fault !== undefined || undefined}
          onChange={({ target }) => toggle(scope, target.checked)}
        />
      ))}
    </fieldset>
  )
}
