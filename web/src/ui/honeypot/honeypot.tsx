import { useTexts } from '../../texts/use-texts.ts'
import styles from './honeypot.module.css'

/** A field that people neither see nor reach; programs fill it in and give themselves away. */
export function Honeypot({ name }: { name: string }) {
  const { form } = useTexts('shell')
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {form.honeypot}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
