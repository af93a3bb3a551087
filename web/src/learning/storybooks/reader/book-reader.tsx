import type { PublicBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import { useState, type ReactNode } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { useReadAloud } from '../read-aloud/use-read-aloud.ts'
import { BookBar } from './book-bar.tsx'
import { BookPage } from './book-page.tsx'
import '../story-font.css'
import styles from './book-reader.module.css'
import type { Shown } from './shown.ts'
import { Colophon, Cover } from './cover.tsx'
import { Dots } from './dots.tsx'
import { useSpreads } from './use-spreads.ts'

/**
 * A book to read: one page a screen, side by side. Without a script the pages are swiped or scrolled, the dots lead to them,
 * and the language is chosen by the browser's own buttons; with one, keys and dots know where one is, and it is read aloud.
 */
export function BookReader({ book, takeDown }: { book: PublicBook; takeDown: ReactNode }) {
  const texts = useTexts('bookReader')
  const own = useLanguage()
  const second = book.other_language
  const [shown, setShown] = useState<Shown>(own === second ? own : book.language)
  const voice = useReadAloud()
  const count = book.pages.length + 2
  const { track, at, goTo } = useSpreads(count, voice.stop)
  const readFrom = (from: number) => {
    const page = book.pages[from - 1]
    if (!page) return voice.stop()
    goTo(from)
    const parts = (
      [
        { id: `${from} first`, text: page.text, language: book.language },
        { id: `${from} second`, text: page.otherText ?? '', language: second ?? book.language },
      ] as const
    ).filter(({ text, language }) => text !== '' && (shown === 'both' || language === shown))
    // A book goes on by itself: the page is turned when its last word is said.
    voice.read(parts, () => readFrom(from + 1))
  }
  return (
    <div
      className={styles.book}
      data-shown={shown === 'both' ? 'both' : shown === second ? 'second' : 'first'}
    >
      <BookBar
        book={book}
        shown={shown}
        onShow={(next) => {
          voice.stop()
          setShown(next)
        }}
        voice={voice}
        onRead={() => readFrom(Math.min(Math.max(at, 1), book.pages.length))}
      />
      {/* Scrolled by keys as well, as any region that scrolls. */}
      <div className={styles.track} ref={track} role="region" aria-label={texts.pages} tabIndex={0}>
        <Cover book={book} />
        {book.pages.map((page) => (
          <BookPage
            key={page.pageNumber}
            page={page}
            languages={[book.language, second]}
            label={fillText(texts.page, { number: page.pageNumber })}
            now={voice.now}
          />
        ))}
        <Colophon book={book}>{takeDown}</Colophon>
      </div>
      <Dots
        count={count}
        at={at}
        goTo={(to) => {
          voice.stop()
          goTo(to)
        }}
      />
    </div>
  )
}
