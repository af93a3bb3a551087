import type { Language } from '@tower/contract/language.ts'
import styles from './shown-mail.module.css'

export type ShownMailProps = { title: string; html: string; language: Language }

/** A mail as its reader gets it. Nothing in it runs, and its links lead nowhere. */
export function ShownMail({ title, html, language }: ShownMailProps) {
  // The page allows no sheet but its own. It holds what differs by night and on phones.
  const shown = html.replace(/<style>.*?<\/style>/s, '')
  return <iframe title={title} sandbox="" srcDoc={shown} className={styles.mail} lang={language} />
}
