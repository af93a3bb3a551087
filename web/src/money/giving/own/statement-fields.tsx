import { languages } from '@tower/contract/language.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'

export type StatementFieldsProps = {
  /** The year that stands in the fields at first. */
  year: number
  isMaking?: boolean
}

const names = { en: 'English', es: 'Español' } as const

/** The days and the language of a statement, and the button that makes it. */
export function StatementFields({ year, isMaking = false }: StatementFieldsProps) {
  const { statement: texts } = useTexts('ownGiving')
  return (
    <>
      <TextField type="date" name="from" label={texts.from} defaultValue={`${year}-01-01`} required />
      <TextField type="date" name="to" label={texts.to} defaultValue={`${year}-12-31`} required />
      <SelectField name="language" label={texts.language} defaultValue={useLanguage()}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {names[language]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" pending={isMaking} pendingLabel={texts.making}>
        {texts.make}
      </Button>
    </>
  )
}
