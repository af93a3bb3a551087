import type { ReviewedWord } from '@tower/contract/people/prospect-reviews.contract.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Moment } from '../../../../ui/time/moment.tsx'
import review from '../review.module.css'
import styles from '../photos/photos.module.css'
import { useAllowed } from './use-allowed.ts'

/** Every word of consent, the newest first, with the version of its text and what shows that it was said. */
export function WordList({ words }: { words: ReviewedWord[] }) {
  const texts = useTexts('prospectReview')
  return (
    <section aria-labelledby="athlete-words">
      <h3 id="athlete-words">{texts.wordsTitle}</h3>
      {words.length === 0 && <p>{texts.wordNone}</p>}
      {words.map((word) => (
        <Word key={word.id} word={word} />
      ))}
    </section>
  )
}

function Word({ word }: { word: ReviewedWord }) {
  const texts = useTexts('prospectReview')
  const allowed = useAllowed()
  const ways: Readonly<Record<string, string>> = texts.ways
  const said = [
    word.signed_name,
    word.email,
    word.paper,
    ways[word.how ?? ''],
    word.text_version === null ? null : fillText(texts.version, { version: word.text_version }),
  ]
  return (
    <div className={review.two}>
      <b>{word.profile ? fillText(texts.allows, { parts: allowed(word) }) : texts.allowsNothing}</b>
      <span className={styles.quiet}>{said.filter(Boolean).join(' · ')}</span>
      <Moment at={word.at} />
    </div>
  )
}
