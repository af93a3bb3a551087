import type { PublicBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import type { ReactNode } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './book-reader.module.css'

/** The title with the book's first picture. */
export function Cover({ book }: { book: PublicBook }) {
  const texts = useTexts('bookReader')
  const first = book.pages.find(({ imageUrl }) => imageUrl !== null)
  return (
    <section id="cover" className={styles.spread} aria-label={texts.cover}>
      <article className={styles.sheet}>
        {first?.imageUrl && (
          <img className={styles.picture} src={first.imageUrl} alt="" width={1200} height={800} />
        )}
        <div className={styles.coverWords}>
          <h1 lang={book.language}>{book.title}</h1>
          <p>
            {book.classroom_name === null
              ? texts.fromNobody
              : fillText(texts.from, { classroom: book.classroom_name })}
          </p>
          <a className={styles.start} href="#page-1">
            {texts.start}
          </a>
        </div>
      </article>
    </section>
  )
}

/** The last page: the end, how it was made, and a family's way to take it down. */
export function Colophon({ book, children }: { book: PublicBook; children: ReactNode }) {
  const texts = useTexts('bookReader')
  const language = useLanguage()
  return (
    <section id="end" className={styles.spread} aria-label={texts.end}>
      <article className={styles.sheet}>
        <div className={styles.coverWords}>
          <p className={styles.theEnd}>{texts.end}</p>
          <p>
            {texts.made} {fillText(texts.published, { day: showTime(book.published_at, 'date', language) })}
          </p>
          <a className={styles.start} href="#cover">
            {texts.again}
          </a>
        </div>
        {children}
      </article>
    </section>
  )
}
