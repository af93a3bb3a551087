import { capitalize } from '@tower/contract/capitalize.ts'
import type { Language } from '@tower/contract/language.ts'
import {
  maxNoteSubjectLength,
  maxTemplateBodyLength,
  noteTones,
  type NoteTone,
} from '@tower/contract/learning/tools.ts'
import { useRef } from 'react'
import { bracketed, type TemplateRow } from '../../../learning/tools/template-rows.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import type { BoundRows } from '../../../ui/form/bind-rows.ts'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import styles from './tool-frame.module.css'

type Rows = BoundRows<TemplateRow>

export type TemplateSentencesProps = {
  rows: Rows
  setRows: (rows: readonly TemplateRow[]) => void
  language: Language
  /** Sentences of other tones are out of the way. */
  tone: NoteTone
}

/** The sentences of a template in one language: each is a field, and what the tool fills in stands between them. */
export function TemplateSentences({ rows: { items }, setRows, language, tone }: TemplateSentencesProps) {
  const { templates: texts } = useTexts('tools')
  const insert = useInsert()
  const paragraphs = [...new Set(items.map(({ row }) => row.paragraph))]
  const add = (paragraph: number) =>
    setRows(
      withSentence(
        items.map(({ row }) => row),
        paragraph,
      ),
    )
  return (
    <Stack as="section" aria-label={texts.sentences} gap={3} {...insert.within}>
      <Text size="small" tone="quiet">
        {texts.leaveEmpty}
      </Text>
      <Row role="group" aria-label={texts.insert} gap={1}>
        <Text size="small">{texts.insert}:</Text>
        {(['student', 'full name', 'teacher'] as const).map((place) => (
          <Button key={place} size="s" onClick={() => insert.put(bracketed(texts.places[place]))}>
            {texts.places[place]}
          </Button>
        ))}
      </Row>
      {paragraphs.map((paragraph) => {
        const own = items.filter(({ row }) => row.paragraph === paragraph && row.tones.includes(tone))
        const isTyped = paragraph > 0 && own.some(({ row }) => row.place === undefined)
        if (own.length === 0) return null
        return (
          <Box key={paragraph} gap={3} pad={3}>
            {own.map((item) => (
              <Sentence key={item.key} item={item} language={language} isOther={isOther(item, own)} />
            ))}
            {isTyped && (
              <Row>
                <Button size="s" kind="ghost" onClick={() => add(paragraph)}>
                  {texts.addSentence}
                </Button>
              </Row>
            )}
          </Box>
        )
      })}
    </Stack>
  )
}

type Item = Rows['items'][number]

/** Stands there instead of the one before. */
function isOther(item: Item, own: readonly Item[]): boolean {
  return own[own.indexOf(item) - 1]?.row.line === item.row.line
}

function withSentence(rows: readonly TemplateRow[], paragraph: number): TemplateRow[] {
  const line = Math.max(...rows.map((row) => row.line)) + 1
  return [...rows, { key: crypto.randomUUID(), paragraph, line, tones: noteTones, text: '' }]
}

function Sentence({ item, language, isOther }: { item: Item; language: Language; isOther: boolean }) {
  const { templates: texts } = useTexts('tools')
  const when = useWhen()
  const { row } = item
  if (row.place)
    return (
      <Text tone="quiet" size="small">
        {bracketed(texts.places[row.place])}
      </Text>
    )
  const isSubject = row.paragraph === 0
  const label = isSubject ? texts.subject : when(row)
  return (
    <TextAreaField
      label={isOther ? texts.either : label}
      lang={language}
      className={styles.grows}
      rows={isSubject ? 1 : 2}
      maxLength={isSubject ? maxNoteSubjectLength : maxTemplateBodyLength}
      {...item.text('text')}
    />
  )
}

/** When a sentence is in the note. */
function useWhen() {
  const { note, templates: texts } = useTexts('tools')
  const named = (tones: readonly NoteTone[]) => tones.map((tone) => note.tones[tone].toLowerCase()).join(', ')
  return ({ tones, withPart, withoutPart }: TemplateRow): string => {
    const others = noteTones.filter((tone) => !tones.includes(tone))
    const ofTone =
      others.length === 0
        ? []
        : others.length === 1
          ? [fillText(texts.exceptTones, { tones: named(others) })]
          : [fillText(texts.onlyTones, { tones: named(tones) })]
    const cases = [
      ...(withPart ? [texts.ifSo[withPart]] : []),
      ...(withoutPart ? [texts.ifNot[withoutPart]] : []),
    ]
    const said = [...ofTone, ...cases].join(', ') || texts.always
    return capitalize(said)
  }
}

/** Puts words in where somebody typed last. */
function useInsert() {
  const field = useRef<HTMLTextAreaElement>(null)
  const whole = useRef<HTMLElement>(null)
  return {
    within: {
      ref: whole,
      onFocus: ({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLTextAreaElement) field.current = target
      },
    },
    put: (words: string) => {
      const into = field.current ?? whole.current?.querySelector('textarea')
      if (!into) return
      into.setRangeText(words, into.selectionStart, into.selectionEnd, 'end')
      // The form hears of it as of anything that is typed.
      into.dispatchEvent(new Event('input', { bubbles: true }))
      into.focus()
    },
  }
}
