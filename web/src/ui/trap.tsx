import { useTexts } from '../texts/use-texts.ts'
import styles from './trap.module.css'

/** A field that people neither see nor reach; programs fill it in and give themselves away. */
export function Trap({ name }: { name: string }) {
  const { form } = useTexts('shell')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {form.trap}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
