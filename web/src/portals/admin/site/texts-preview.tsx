import type { Language } from '@tower/contract/language.ts'
import { splitText, textBlocks, type TextBlock, type TextPage } from '@tower/contract/outreach/page-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './site.module.css'
import type { TypedTexts } from './typed-texts.ts'

type PreviewProps = { page: TextPage; typed: TypedTexts; defaults: TypedTexts }

/** The words of the page in both languages, in the order in which they are read. */
export function TextsPreview({ page, typed, defaults }: PreviewProps) {
  const { editor } = useTexts('siteDesk')
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{editor.previewHint}</p>
      <div className={styles.pair}>
        {(['en', 'es'] as const).map((language) => (
          <div key={language} lang={language} data-preview={language} className={styles.preview}>
            {textBlocks[page].map((block) => (
              <Block key={block.key} block={block} text={shownText({ typed, defaults }, block, language)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function shownText(
  { typed, defaults }: Pick<PreviewProps, 'typed' | 'defaults'>,
  { key }: TextBlock,
  language: Language,
) {
  return typed[key]?.[language].trim() || (defaults[key]?.[language] ?? '')
}

const isHeading = (key: string) => /\.(title|heading|titleMarked)$/.test(key)

function Block({ block, text }: { block: TextBlock; text: string }) {
  if (isHeading(block.key)) return <h3>{text}</h3>
  if (block.form === 'lines')
    return (
      <ul>
        {splitText('lines', text).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  return splitText(block.form, text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
