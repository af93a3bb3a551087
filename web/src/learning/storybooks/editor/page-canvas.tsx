import { maxPageTextLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useId } from 'react'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { PagePicture } from '../page-picture.tsx'
import { SpokenText } from '../read-aloud/spoken-text.tsx'
import { type ReadAloud, useReadAloud } from '../read-aloud/use-read-aloud.ts'
import { countWords } from './count-words.ts'
import { bindText, type Desk } from './desk.ts'
import type { DraftPage } from './draft.ts'
import { PageTools } from './page-tools.tsx'
import styles from './editor.module.css'

/** The page that is open, as it will lie in the book: its picture, and its text in each language side by side. */
export function PageCanvas({ desk }: { desk: Desk }) {
  const { rail } = useTexts('storybookEditor')
  const voice = useReadAloud()
  const { draft, book, pageId } = desk
  const at = draft.pages.findIndex(({ id }) => id === pageId)
  const page = draft.pages[at]
  if (!page) return <EmptyState>{rail.none}</EmptyState>
  const drawn = book.pages.find(({ id }) => id === page.id)
  return (
    <section className={styles.canvas} aria-label={fillText(rail.page, { number: at + 1 })}>
      <PageTools desk={desk} page={page} at={at} voice={voice} />
      <div className={styles.sheet}>
        {draft.include_illustrations && (
          <PagePicture url={drawn?.imageUrl ?? null} alt={page.altText?.[draft.language] ?? ''} />
        )}
        {page.caption !== '' && <p className={styles.caption}>{page.caption}</p>}
        <div className={classNames(styles.texts, page.otherText !== null && styles.both)}>
          <PageText desk={desk} page={page} field="text" voice={voice} />
          {page.otherText !== null && <PageText desk={desk} page={page} field="otherText" voice={voice} />}
        </div>
        <p className={styles.foot}>
          <span>{draft.title}</span>
          <span>{at + 1}</span>
        </p>
      </div>
    </section>
  )
}

type PageTextProps = { desk: Desk; page: DraftPage; field: 'text' | 'otherText'; voice: ReadAloud }

function PageText({ desk, page, field, voice }: PageTextProps) {
  const { page: texts } = useTexts('storybookEditor')
  const { languages } = useTexts('storybooks')
  const shown = useLanguage()
  const id = useId()
  const { draft } = desk
  const language = field === 'text' ? draft.language : (draft.other_language ?? draft.language)
  const text = page[field] ?? ''
  const isSaid = voice.isReading && voice.now?.id === `${page.id} ${field}`
  return (
    <div>
      <div className={styles.textHead}>
        <label htmlFor={id}>
          {draft.other_language === null
            ? texts.text
            : fillText(texts.textIn, { language: languages[language] })}
        </label>
        <span>{fillCounted(texts.words, countWords(text), shown)}</span>
      </div>
      {isSaid ? (
        <p className={styles.words} lang={language}>
          <SpokenText id={`${page.id} ${field}`} text={text} now={voice.now} />
        </p>
      ) : (
        <textarea
          id={id}
          className={styles.words}
          lang={language}
          rows={4}
          maxLength={maxPageTextLength}
          spellCheck
          {...bindText(desk, { field, pageId: page.id })}
        />
      )}
    </div>
  )
}
