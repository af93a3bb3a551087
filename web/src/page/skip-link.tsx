import { useTexts } from '../texts/use-texts.ts'
import styles from './skip-link.module.css'

/** Leads keyboard users past the header. */
export function SkipLink() {
  const { skipToContent } = useTexts('shell')
  return (
    <a className={styles.skip} href="#main">
      {skipToContent}
    </a>
  )
}
