import { type Language, languages as allLanguages } from '@tower/contract/language.ts'
import {
  maxStorybookGradeLength,
  maxStorybookNotesLength,
  maxStorybookTitleLength,
  pictureStyles,
  readingModes,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { bindText, type Desk } from './desk.ts'
import type { Draft } from './draft.ts'

/** What holds of the book as a whole. */
export function BookPanel({ desk }: { desk: Desk }) {
  const { book: texts } = useTexts('storybookEditor')
  const { draft, isReadOnly, change } = desk
  return (
    <>
      <TextField
        label={texts.title}
        maxLength={maxStorybookTitleLength}
        {...bindText(desk, { field: 'title', pageId: null })}
      />
      <TextField
        label={texts.grade}
        optional
        maxLength={maxStorybookGradeLength}
        {...bindText(desk, { field: 'grade_level', pageId: null })}
      />
      <TextAreaField
        label={texts.notes}
        hint={texts.notesHint}
        rows={5}
        maxLength={maxStorybookNotesLength}
        {...bindText(desk, { field: 'teacher_notes', pageId: null })}
      />
      <LanguageFields desk={desk} />
      <Choice desk={desk} name="reading" label={texts.reading} names={texts.readings} values={readingModes} />
      <Choice desk={desk} name="style" label={texts.style} names={texts.styles} values={pictureStyles} />
      <CheckField
        label={texts.pictures}
        checked={draft.include_illustrations}
        disabled={isReadOnly}
        onChange={({ target }) => change({ ...draft, include_illustrations: target.checked })}
      />
    </>
  )
}

type ChoiceProps<Name extends 'reading' | 'style'> = {
  desk: Desk
  name: Name
  label: string
  names: Record<Draft[Name], string>
  values: readonly Draft[Name][]
}

function Choice<Name extends 'reading' | 'style'>({ desk, name, label, names, values }: ChoiceProps<Name>) {
  const { draft, isReadOnly, change } = desk
  return (
    <SelectField
      label={label}
      value={draft[name]}
      disabled={isReadOnly}
      onChange={({ target }) => change({ ...draft, [name]: target.value as Draft[Name] })}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </SelectField>
  )
}

function LanguageFields({ desk: { draft, isReadOnly, change } }: { desk: Desk }) {
  const { book: texts } = useTexts('storybookEditor')
  const { languages } = useTexts('storybooks')
  const options = (values: readonly Language[]) =>
    values.map((value) => (
      <option key={value} value={value}>
        {languages[value]}
      </option>
    ))
  return (
    <>
      <SelectField
        label={texts.language}
        value={draft.language}
        disabled={isReadOnly}
        onChange={({ target }) => change(inLanguage(draft, target.value as Language))}
      >
        {options(allLanguages)}
      </SelectField>
      <SelectField
        label={texts.other}
        value={draft.other_language ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => change(withOther(draft, (target.value || null) as Language | null))}
      >
        <option value="">{texts.oneLanguage}</option>
        {options(allLanguages.filter((language) => language !== draft.language))}
      </SelectField>
    </>
  )
}

/** A book in Spanish whose second language was Spanish has English beside it then. */
function inLanguage(draft: Draft, language: Language): Draft {
  const other = draft.other_language === null ? null : language === 'en' ? 'es' : 'en'
  return { ...draft, language, other_language: other }
}

/** Without a second language no page has words in it; undo brings them back. */
function withOther(draft: Draft, other: Language | null): Draft {
  const pages = draft.pages.map((page) => ({
    ...page,
    otherText: other === null ? null : (page.otherText ?? ''),
  }))
  return { ...draft, other_language: other, pages }
}
