import { mostKeptWords } from '@tower/contract/learning/storybooks/storybooks.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/type/type.tsx'

/** One press says that what was found is a word here, and no child. */
export function KeepWord({ quote, onKeep }: { quote: string; onKeep: () => void }) {
  const { keptWords: texts } = useTexts('storybooks')
  return (
    <Button size="s" kind="ghost" aria-label={fillText(texts.keepThis, { quote })} onClick={onKeep}>
      {texts.keep}
    </Button>
  )
}

export type KeptWordsProps = {
  words: readonly string[]
  /** Undefined where they are read alone. */
  onChange?: ((words: string[]) => void) | undefined
}

/** Which words of this book are not taken for a child, each with a press that has it found again. */
export function KeptWords({ words, onChange }: KeptWordsProps) {
  const { keptWords: texts } = useTexts('storybooks')
  if (words.length === 0) return null
  return (
    <Row role="group" aria-label={texts.label}>
      <Text as="span" size="small" tone="quiet">
        {texts.label}
        {words.length >= mostKeptWords && ` ${fillText(texts.full, { most: mostKeptWords })}`}
      </Text>
      {words.map((word) =>
        onChange ? (
          <Button
            key={word}
            size="s"
            aria-label={fillText(texts.undoThis, { word })}
            onClick={() => onChange(words.filter((one) => one !== word))}
          >
            {word} ×
          </Button>
        ) : (
          <Text as="span" size="small" key={word}>
            {word}
          </Text>
        ),
      )}
    </Row>
  )
}
