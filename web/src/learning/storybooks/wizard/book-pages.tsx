import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Text } from '../../../ui/type/type.tsx'
import { PagePicture } from '../page-picture.tsx'
import type { OwnStorybook } from '../storybooks.api.ts'
import '../story-font.css'
import styles from './book-pages.module.css'

/** The pages of a book one after the other, each with its picture or where it will be. */
export function BookPages({ book }: { book: OwnStorybook }) {
  const { review: texts } = useTexts('storybookWizard')
  const language = useLanguage()
  return (
    <ol className={styles.pages} aria-label={texts.pages}>
      {book.pages.map(({ id, pageNumber, text, otherText, caption, imageUrl, altText }) => (
        <li key={id} className={styles.page}>
          <PagePicture url={imageUrl} alt={altText?.[language] ?? ''} isLazy />
          <div className={styles.words}>
            <Text size="caption" tone="faint">
              {fillText(texts.page, { number: pageNumber })}
            </Text>
            <p className={styles.story} lang={book.language}>
              {text}
            </p>
            {otherText && book.other_language && (
              <p className={styles.other} lang={book.other_language}>
                {otherText}
              </p>
            )}
            {caption && (
              <Text size="small" tone="quiet">
                {caption}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
