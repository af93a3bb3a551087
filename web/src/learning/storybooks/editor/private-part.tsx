import { mostKeptWords } from '@tower/contract/learning/storybooks/storybooks.ts'
import { replacePrivate } from '@tower/contract/learning/storybooks/private/private-place.ts'
import type { ReactNode } from 'react'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { KeepWord, KeptWords } from '../kept-words.tsx'
import type { Desk } from './desk.ts'
import type { Draft } from './draft.ts'
import { keyOf, readText, writeText } from './draft-texts.ts'
import { groupInOrder } from './group-in-order.ts'
import styles from './editor.module.css'
import { useReplaceUnderPhotos } from './use-replace-under-photos.ts'
import type { FoundInBook, FoundPlace, FoundUnderPhoto } from './use-private-words.ts'

/** As many as a screen takes; the next come when these are replaced. */
const mostShown = 8

/** What could tell who a child is, each with its place and one press that replaces it, or that says that it is a word. */
export function PrivatePart({ desk, found }: { desk: Desk; found: FoundInBook }) {
  const { private: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  const { draft, change, isReadOnly } = desk
  const { places, underPhotos } = found
  const replaceUnderPhotos = useReplaceUnderPhotos()
  const count = places.length + underPhotos.length
  const keepWords = (words: readonly string[]) =>
    change({ ...draft, kept_words: [...new Set(words)].toSorted() })
  const kept = <KeptWords words={draft.kept_words} onChange={isReadOnly ? undefined : keepWords} />
  if (count === 0) return kept
  const replaceEach = () => {
    if (places.length > 0) change(replaceAll(draft, places))
    replaceUnderPhotos(underPhotos)
  }
  const keepOf = ({ word }: FoundPlace | FoundUnderPhoto) =>
    word === undefined || isReadOnly || draft.kept_words.length >= mostKeptWords
      ? undefined
      : () => keepWords([...draft.kept_words, word])
  return (
    <Box as="section" tone="sunny" aria-labelledby="private-words">
      <Row justify="between">
        <h2 id="private-words" className={styles.warning}>
          <WarningIcon size={20} /> {fillCounted(texts.title, count, language)}
        </h2>
        {!isReadOnly && count > 1 && (
          <Button size="s" onClick={replaceEach}>
            {texts.replaceAll}
          </Button>
        )}
      </Row>
      <Text size="small">{texts.lead}</Text>
      <Stack as="ul" gap={2}>
        {places.slice(0, mostShown).map((place) => (
          <Found
            key={`${keyOf(place.ref)} ${place.start}`}
            place={place}
            where={<Where desk={desk} place={place} />}
            onKeep={keepOf(place)}
            onReplace={isReadOnly ? undefined : () => change(replaceAll(draft, [place]))}
          />
        ))}
        {underPhotos.slice(0, Math.max(0, mostShown - places.length)).map((place) => (
          <Found
            key={`${place.photo.id} ${place.start}`}
            place={place}
            where={fillText(texts.underPhoto, { number: place.number })}
            onKeep={keepOf(place)}
            onReplace={isReadOnly ? undefined : () => replaceUnderPhotos([place])}
          />
        ))}
      </Stack>
      {kept}
    </Box>
  )
}

function Where({ desk: { draft, goTo }, place: { ref } }: { desk: Desk; place: FoundPlace }) {
  const { private: texts } = useTexts('storybookEditor')
  const number = draft.pages.findIndex(({ id }) => id === ref.pageId) + 1
  const where = fillText(texts.where[ref.field], { number })
  if (ref.pageId === null) return where
  return (
    <button type="button" className={styles.where} onClick={() => goTo(ref.pageId)}>
      {where}
    </button>
  )
}

type FoundProps = {
  place: Pick<FoundPlace, 'quote' | 'replacement' | 'kind'>
  where: ReactNode
  onReplace: (() => void) | undefined
  /** Where the name is a word, too. */
  onKeep: (() => void) | undefined
}

function Found({ place: { quote, replacement, kind }, where, onReplace, onKeep }: FoundProps) {
  const { private: texts } = useTexts('storybookEditor')
  const isGone = replacement === ''
  return (
    <Row as="li" justify="between">
      <span>
        <mark className={styles.quote}>{quote}</mark>{' '}
        <Text as="span" size="small" tone="quiet">
          {texts.kinds[kind]}, {where}
        </Text>
      </span>
      <Row>
        {onKeep && <KeepWord quote={quote} onKeep={onKeep} />}
        {onReplace && (
          <Button
            size="s"
            aria-label={fillText(isGone ? texts.leaveOutThis : texts.replaceThis, {
              ...{ quote, words: replacement },
            })}
            onClick={onReplace}
          >
            {isGone ? texts.leaveOut : fillText(texts.replace, { words: replacement })}
          </Button>
        )}
      </Row>
    </Row>
  )
}

function replaceAll(draft: Draft, places: readonly FoundPlace[]): Draft {
  const byText = groupInOrder(places, ({ ref }) => keyOf(ref))
  return [...byText.values()].reduce((changed, [first, ...rest]) => {
    const text = first && readText(changed, first.ref)
    return first && text !== undefined
      ? writeText(changed, first.ref, replacePrivate(text, [first, ...rest]))
      : changed
  }, draft)
}
