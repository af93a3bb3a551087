import { replacePrivate } from '@tower/contract/learning/storybooks/private/private-place.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import { Text } from '../../../ui/type/type.tsx'
import type { Desk } from './desk.ts'
import type { Draft } from './draft.ts'
import { keyOf, readText, writeText } from './draft-texts.ts'
import styles from './editor.module.css'
import type { FoundPlace } from './use-private-words.ts'

/** As many as a screen takes; the next come when these are replaced. */
const mostShown = 8

/** What could tell who a child is, each with its place and one press that replaces it. */
export function PrivatePart({ desk, places }: { desk: Desk; places: readonly FoundPlace[] }) {
  const { private: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  const { draft, change } = desk
  if (places.length === 0) return null
  return (
    <Box as="section" tone="sunny" aria-labelledby="private-words">
      <Row justify="between">
        <h2 id="private-words" className={styles.warning}>
          <WarningIcon size={20} /> {fillCounted(texts.title, places.length, language)}
        </h2>
        {!desk.isReadOnly && places.length > 1 && (
          <Button size="s" onClick={() => change(replaceAll(draft, places))}>
            {texts.replaceAll}
          </Button>
        )}
      </Row>
      <Text size="small">{texts.lead}</Text>
      <Stack as="ul" gap={2}>
        {places.slice(0, mostShown).map((place) => (
          <Found key={`${keyOf(place.ref)} ${place.start}`} desk={desk} place={place} />
        ))}
      </Stack>
    </Box>
  )
}

function Found({ desk, place }: { desk: Desk; place: FoundPlace }) {
  const { private: texts } = useTexts('storybookEditor')
  const { draft, change, goTo, isReadOnly } = desk
  const { ref, quote, replacement, kind } = place
  const number = draft.pages.findIndex(({ id }) => id === ref.pageId) + 1
  const where = fillText(texts.where[ref.field], { number })
  const isGone = replacement === ''
  return (
    <Row as="li" justify="between">
      <span>
        <mark className={styles.quote}>{quote}</mark>{' '}
        <Text as="span" size="small" tone="quiet">
          {texts.kinds[kind]},{' '}
          {ref.pageId === null ? (
            where
          ) : (
            <button type="button" className={styles.where} onClick={() => goTo(ref.pageId)}>
              {where}
            </button>
          )}
        </Text>
      </span>
      {!isReadOnly && (
        <Button
          size="s"
          aria-label={fillText(isGone ? texts.leaveOutThis : texts.replaceThis, {
            ...{ quote, words: replacement },
          })}
          onClick={() => change(replaceAll(draft, [place]))}
        >
          {isGone ? texts.leaveOut : fillText(texts.replace, { words: replacement })}
        </Button>
      )}
    </Row>
  )
}

function replaceAll(draft: Draft, places: readonly FoundPlace[]): Draft {
  const byText = Map.groupBy(places, ({ ref }) => keyOf(ref))
  return [...byText.values()].reduce((changed, [first, ...rest]) => {
    const text = first && readText(changed, first.ref)
    return first && text !== undefined
      ? writeText(changed, first.ref, replacePrivate(text, [first, ...rest]))
      : changed
  }, draft)
}
