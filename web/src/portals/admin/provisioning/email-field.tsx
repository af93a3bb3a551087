import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextField } from '../../../ui/field/field.tsx'

export type EmailFieldProps = {
  value: string
  fault: string | undefined
  onType: (email: string) => void
  /** It has the focus as soon as it is there. */
  autoFocus?: boolean
}

/** The address of somebody else: the browser does not offer staff their own. */
export function EmailField({ value, fault, onType, autoFocus = false }: EmailFieldProps) {
  const { email } = useTexts('provisioning')
  return (
    <TextField
      label={email}
      type="email"
      name="email"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxEmailLength}
      required
      autoFocus={autoFocus}
      error={fault}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
