import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './form-errors.module.css'

/** One problem; `field` is the id of the control it belongs to. */
export type FormError = { message: string; field?: string }

/**
 * What is wrong with a form, above it, in the same words as beside the fields. It takes the focus where something was sent, and
 * never from a field while somebody fills it in: what is mended goes from the list as they type.
 */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const { form } = useTexts('shell')
  const box = useRef<HTMLDivElement>(null)
  const words = errors.map((error) => error.message).join('\n')
  // A page that comes with problems was sent before.
  const isSent = useRef(true)
  useEffect(() => {
    // Sent again with the same problems, what is typed next is filling in again.
    const note = ({ type }: Event) => {
      isSent.current = type === 'submit'
    }
    document.addEventListener('submit', note, true)
    document.addEventListener('input', note, true)
    return () => {
      document.removeEventListener('submit', note, true)
      document.removeEventListener('input', note, true)
    }
  }, [])
  useEffect(() => {
    if (words === '') return
    if (isSent.current || !document.activeElement?.matches('input, select, textarea')) box.current?.focus()
    isSent.current = false
  }, [words])

  if (errors.length === 0) return null
  return (
    <div className={styles.box} role="alert" tabIndex={-1} ref={box}>
      <h2>{form.problem}</h2>
      <ul>
        {errors.map(({ message, field }) => (
          <li key={message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
