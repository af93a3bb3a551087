import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'

export type ReasonFieldProps = { value: string; isTried: boolean; onChange: (value: string) => void }

/** Why staff change something: it stays in the audit log. */
export function ReasonField({ value, isTried, onChange }: ReasonFieldProps) {
  const texts = useTexts('givers')
  return (
    <TextAreaField
      label={texts.reason}
      hint={texts.reasonHint}
      error={isTried && value.trim() === '' ? texts.reasonMissing : undefined}
      rows={2}
      maxLength={maxDeskReasonLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
