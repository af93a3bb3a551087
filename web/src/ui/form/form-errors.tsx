import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './form-errors.module.css'

/** Whether something was pressed since a field was filled in; a page that comes with problems was sent before. */
let isSent = true
const note = ({ type }: Event) => void (isSent = type !== 'input')
if (!import.meta.env.SSR)
  for (const kind of ['submit', 'click', 'input']) document.addEventListener(kind, note, true)

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
  useEffect(() => {
    if (words !== '' && isSent) box.current?.focus()
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
