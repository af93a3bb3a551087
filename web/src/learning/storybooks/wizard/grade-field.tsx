import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField, type SelectFieldProps } from '../../../ui/field/field.tsx'
import { bookGrades } from './book-draft.ts'

export type GradeFieldProps = Omit<SelectFieldProps, 'label' | 'children' | 'value'> & { value: string }

/** The grades that books are written for, and whatever else was said before. */
export function GradeField({ value, ...rest }: GradeFieldProps) {
  const { details: texts } = useTexts('storybookWizard')
  const isOther = value !== '' && !bookGrades.some((grade) => grade === value)
  return (
    <SelectField label={texts.grade} optional value={value} {...rest}>
      <option value="">{texts.anyGrade}</option>
      {bookGrades.map((grade, nth) => (
        <option key={grade} value={grade}>
          {texts.grades[nth]}
        </option>
      ))}
      {isOther && <option value={value}>{value}</option>}
    </SelectField>
  )
}
