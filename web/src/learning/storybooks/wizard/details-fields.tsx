import { languages } from '@tower/contract/language.ts'
import {
  maxStorybookTitleLength,
  pictureStyles,
  readingModes,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { RadioField, SelectField, TextField } from '../../../ui/field/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Columns, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { type BookDetails, mayReadAlone } from './book-draft.ts'
import { GradeField } from './grade-field.tsx'

const others = ['none', ...languages] as const

/** What is said of a book before it is written: for whom, in which languages, how it is drawn. */
export function DetailsFields<Values extends BookDetails>({
  form,
  isTitleOptional = false,
}: {
  form: Form<Values>
  isTitleOptional?: boolean
}) {
  const { details: texts } = useTexts('storybookWizard')
  const { languages: names } = useTexts('storybooks')
  // Every form of a book has these fields, whatever else it has.
  const { values, text, choice } = form as unknown as Form<BookDetails>
  return (
    <Stack>
      <TextField
        label={texts.title}
        hint={isTitleOptional ? texts.usualTitle : texts.titleHint}
        optional={isTitleOptional}
        maxLength={maxStorybookTitleLength}
        {...text('title')}
      />
      <GradeField {...text('grade')} />
      {mayReadAlone(values.grade) && <ReadingFields form={form as unknown as Form<BookDetails>} />}
      <Columns least="narrow" feet>
        <SelectField label={texts.language} {...choice('language', languages)}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {names[language]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.other}
          hint={values.other === 'none' ? undefined : texts.otherHint}
          {...choice('other', others)}
        >
          {others
            .filter((other) => other !== values.language)
            .map((other) => (
              <option key={other} value={other}>
                {other === 'none' ? texts.none : names[other]}
              </option>
            ))}
        </SelectField>
        <SelectField label={texts.style} {...choice('style', pictureStyles)}>
          {pictureStyles.map((style) => (
            <option key={style} value={style}>
              {texts.styles[style]}
            </option>
          ))}
        </SelectField>
      </Columns>
    </Stack>
  )
}

function ReadingFields({ form: { radio } }: { form: Form<BookDetails> }) {
  const { details: texts } = useTexts('storybookWizard')
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" strong>
        {texts.reading}
      </Text>
      {readingModes.map((mode) => (
        <RadioField key={mode} label={texts.readings[mode]} {...radio('reading', mode)} />
      ))}
    </Stack>
  )
}
