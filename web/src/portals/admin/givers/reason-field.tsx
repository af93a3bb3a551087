import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField, type TextAreaFieldProps } from '../../../ui/field/field.tsx'

/** Why staff change something: it stays in the audit log. */
export function ReasonField(field: Pick<TextAreaFieldProps, 'name' | 'value' | 'error' | 'onChange'>) {
  const texts = useTexts('givers')
  return (
    <TextAreaField
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      maxLength={maxDeskReasonLength}
      {...field}
    />
  )
}
