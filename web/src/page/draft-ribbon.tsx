import { useLocation } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import styles from './demo-ribbon.module.css'
import { isDraft } from './page-meta.ts'

/** Says that texts are shown which nobody published, so that nobody takes the page for the real one. */
export function DraftRibbon() {
  const { draft } = useTexts('shell')
  if (!isDraft(useLocation().search)) return null
  return (
    <aside className={styles.ribbon} aria-label={draft.label}>
      <b>{draft.label}</b>
      <span>{draft.text}</span>
    </aside>
  )
}
