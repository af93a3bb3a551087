import { mostKeptWords } from '@tower/contract/learning/storybooks/storybooks.ts'
import { replacePrivate } from '@tower/contract/learning/storybooks/private/private-place.ts'
import type { Language } from '@tower/contract/language.ts'
import { useDeferredValue } from 'react'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { KeepWord, KeptWords } from '../kept-words.tsx'
import { useFindPrivate } from './use-found-words.ts'

/** A text of the form, and how it is changed. */
export type Told = { id: string; where: string; text: string; change: (text: string) => void }

export type FoundWordsProps = {
  told: readonly Told[]
  students: readonly string[] | undefined
  language: Language
  /** Words of this book that are not taken for a child. */
  keptWords?: readonly string[]
  /** Undefined where no book is there yet to keep them with. */
  onKeepWords?: (words: string[]) => void
}

/** What in the form could tell who a child is, each with one press that replaces it, before anything is written from it. */
export function FoundWords({ told, students, language, keptWords = [], onKeepWords }: FoundWordsProps) {
  const { found: texts } = useTexts('storybookWizard')
  const shown = useLanguage()
  const find = useFindPrivate(students, keptWords, language)
  const looked = useDeferredValue(told)
  const places = find ? looked.flatMap((one) => find(one.text).map((place) => ({ ...place, one }))) : []
  const kept = <KeptWords words={keptWords} onChange={onKeepWords} />
  if (places.length === 0) return kept
  const replaceAll = () => {
    for (const one of looked) if (find) one.change(replacePrivate(one.text, find(one.text)))
  }
  return (
    <Box as="section" tone="sunny" role="status" aria-label={texts.label}>
      <Row justify="between">
        <Text strong>{fillCounted(texts.title, places.length, shown)}</Text>
        {places.length > 1 && (
          <Button size="s" onClick={replaceAll}>
            {texts.all}
          </Button>
        )}
      </Row>
      <Text size="small">{texts.lead}</Text>
      <Stack as="ul" gap={2}>
        {places.map((place) => {
          const { one, start, end, kind, replacement, word } = place
          const quote = one.text.slice(start, end)
          const words = fillText(replacement === '' ? texts.leaveOut : texts.replace, { words: replacement })
          return (
            <Row as="li" justify="between" key={`${one.id} ${start}`}>
              <span>
                <mark>{quote}</mark>{' '}
                <Text as="span" size="small" tone="quiet">
                  {texts.kinds[kind]}, {one.where}
                </Text>
              </span>
              <Row>
                {word !== undefined && onKeepWords && keptWords.length < mostKeptWords && (
                  <KeepWord quote={quote} onKeep={() => onKeepWords([...keptWords, word])} />
                )}
                <Button
                  size="s"
                  aria-label={`${quote}: ${words}`}
                  onClick={() => one.change(replacePrivate(one.text, [place]))}
                >
                  {words}
                </Button>
              </Row>
            </Row>
          )
        })}
      </Stack>
      {kept}
    </Box>
  )
}
