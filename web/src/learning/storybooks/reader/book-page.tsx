import type { PublicBookPage } from '@tower/contract/learning/storybooks/books.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { useLanguage } from '../../../texts/use-texts.ts'
import { SpokenText } from '../read-aloud/spoken-text.tsx'
import type { SaidNow } from '../read-aloud/use-read-aloud.ts'
import styles from './book-reader.module.css'

type BookPageProps = {
  page: PublicBookPage
  languages: [Language, Language | null]
  label: string
  now: SaidNow | undefined
}

/** One page: its picture above or beside its words, in the languages that are shown. */
export function BookPage({ page, languages: [first, second], label, now }: BookPageProps) {
  const own = useLanguage()
  const { pageNumber: number, imageUrl, altText, caption } = page
  return (
    <section id={`page-${number}`} className={styles.spread} aria-label={label}>
      <article className={styles.sheet}>
        {imageUrl !== null && (
          <img
            className={styles.picture}
            src={imageUrl}
            alt={altText?.[own] ?? ''}
            width={1200}
            height={800}
            loading={number > 2 ? 'lazy' : 'eager'}
          />
        )}
        <div className={styles.words}>
          <Words className={styles.first} lang={first} id={`${number} first`} text={page.text} now={now} />
          {second !== null && page.otherText && (
            <Words
              className={styles.second}
              lang={second}
              id={`${number} second`}
              text={page.otherText}
              now={now}
            />
          )}
          {caption !== '' && <p className={styles.caption}>{caption}</p>}
        </div>
        <span className={styles.folio} aria-hidden="true">
          {number}
        </span>
      </article>
    </section>
  )
}

type WordsProps = {
  className: string | undefined
  lang: Language
  id: string
  text: string
  now: SaidNow | undefined
}

function Words({ className, lang, id, text, now }: WordsProps) {
  return (
    <p className={className} lang={lang}>
      <SpokenText id={id} text={text} now={now} />
    </p>
  )
}
