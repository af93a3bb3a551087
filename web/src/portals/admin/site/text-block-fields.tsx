import type { Language } from '@tower/contract/language.ts'
import { findPlaceholderFaults, type Placeholder } from '@tower/contract/outreach/mail-texts.ts'
import {
  maxTextLine,
  maxTextWords,
  mostTextParts,
  type TextBlock,
  type TextFault,
} from '@tower/contract/outreach/page-texts.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { nameText } from './name-text.ts'
import styles from './site.module.css'
import { isUntranslated, saidIn, type TypedFault, type TypedTexts } from './typed-texts.ts'

export type TextBlockFieldsProps = {
  block: TextBlock
  typed: TypedTexts
  defaults: TypedTexts
  faults: readonly TypedFault[]
  onType: (language: Language, text: string) => void
}

/** One text in both languages, and the way back to what came with the product. */
export function TextBlockFields(props: TextBlockFieldsProps) {
  return (
    <div className={styles.pair}>
      <OneLanguage {...props} language="en" />
      <OneLanguage {...props} language="es" />
    </div>
  )
}

function OneLanguage(props: TextBlockFieldsProps & { language: Language }) {
  const { block, typed, defaults, faults, onType, language } = props
  const texts = useTexts('siteDesk')
  const { key, form } = block
  const { field } = nameText(key, texts)
  const fault = faults.find((one) => one.key === key && one.language === language)?.fault
  const isSaid = saidIn(typed, defaults, key, language) !== null
  const label = `${field} (${language === 'en' ? texts.english : texts.spanish})`
  const control = {
    label,
    lang: language,
    value: typed[key]?.[language] ?? '',
    error: fault && faultWords(fault, block, texts, typed[key]?.[language] ?? ''),
    hint: hintOf(props, texts),
    onChange: ({ target }: { target: { value: string } }) => onType(language, target.value),
  }
  return (
    <div className={styles.language}>
      {form === 'line' ? (
        <TextField {...control} autoComplete="off" />
      ) : (
        <TextAreaField {...control} rows={form === 'words' ? 3 : 6} />
      )}
      {isSaid && (
        <div className={styles.acts}>
          <Chip tone="info">{texts.editor.changed}</Chip>
          <Button
            size="s"
            aria-label={`${texts.editor.resetShort}: ${label}`}
            onClick={() => onType(language, defaults[key]?.[language] ?? '')}
          >
            {texts.editor.resetShort}
          </Button>
        </div>
      )}
    </div>
  )
}

type SiteTexts = ReturnType<typeof useTexts<'siteDesk'>>

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** What may and what must stand in braces, and what it becomes. */
function placeholderHint(placeholders: readonly Placeholder[], { placeholders: words }: SiteTexts['emails']) {
  const said = placeholders.map(({ name, isRequired }) => {
    const meaning = (words.names as Readonly<Record<string, string>>)[name] ?? name
    return fillText(isRequired ? words.needed : words.possible, { name: `{${name}}`, meaning })
  })
  return fillText(words.hint, { list: said.join('; ') })
}

function hintOf(
  { block, typed, defaults, language }: TextBlockFieldsProps & { language: Language },
  { editor: texts, emails }: SiteTexts,
) {
  const isEmpty = typed[block.key]?.[language].trim() === ''
  const hints = [
    ...(block.form === 'lines' ? [texts.lines] : []),
    ...(block.form === 'paragraphs' ? [texts.paragraphs] : []),
    ...(block.placeholders?.length ? [placeholderHint(block.placeholders, emails)] : []),
    ...(isEmpty ? [texts.emptied] : []),
    ...(language === 'es' && isUntranslated(typed, defaults, block.key) ? [texts.untranslated] : []),
  ]
  return hints.length === 0 ? undefined : hints.join(' ')
}

function faultWords(
  fault: TextFault,
  { form, placeholders = [] }: TextBlock,
  { editor: texts, emails }: SiteTexts,
  typed: string,
): string {
  const { unknown, missing } = findPlaceholderFaults(placeholders, typed)
  if (fault === 'placeholder_unknown')
    return fillText(emails.placeholders.unknown, { names: inBraces(unknown) })
  if (fault === 'placeholder_missing')
    return fillText(emails.placeholders.missing, { names: inBraces(missing) })
  if (fault === 'too_many_parts') return fillText(texts.tooMany, { most: mostTextParts })
  if (fault === 'control_signs') return texts.noBreaks
  return fillText(texts.tooLong, { most: form === 'line' ? maxTextLine : maxTextWords })
}
