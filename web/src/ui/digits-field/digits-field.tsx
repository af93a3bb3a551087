import { type Ref, useRef } from 'react'
import styles from './digits-field.module.css'
import { TextField } from '../field/field.tsx'

export type DigitsFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (digits: string) => void
  /** The last digit was typed or all were pasted. */
  onFull?: (digits: string) => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

const length = 6

/** A six-digit code, large. It takes codes as they are pasted, with spaces or dashes in them. */
export function DigitsField({ onChange, onFull, ...field }: DigitsFieldProps) {
  const sent = useRef('')
  const read = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length)
    onChange(digits)
    if (digits.length < length) sent.current = ''
    else if (digits !== sent.current) {
      sent.current = digits
      onFull?.(digits)
    }
  }
  return (
    <TextField
      {...field}
      className={styles.digits}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={(event) => read(event.target.value)}
    />
  )
}
