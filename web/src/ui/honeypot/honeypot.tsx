import { useTexts } from '../../texts/use-texts.ts'
import styles from './honeypot.module.css'

/** Browsers and keepers of passwords fill in what they know, and whoever let them would be taken for a program. */
const notFilledIn = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/**
 * A field that people neither see nor reach; programs fill it in and give themselves away. It is called after nothing that a person
 * has: no website, no number, no street.
 */
export function Honeypot() {
  const { form } = useTexts('shell')
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {form.honeypot}
        <input name="bot-field" tabIndex={-1} autoComplete="off" {...notFilledIn} />
      </label>
    </div>
  )
}
