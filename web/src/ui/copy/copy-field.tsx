import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { TextAreaField, TextField } from '../field/field.tsx'
import styles from './copy-field.module.css'
import { copyText } from './copy-text.ts'

export type CopyFieldProps = {
  label: string
  value: string
  hint?: string
  /** More than one line. */
  rows?: number
  /** What became of an attempt before this was shown. */
  wasCopied?: boolean
  code?: boolean
  /** Shown as the answer to what was pressed: the focus goes to it, with the text marked. */
  takesFocus?: boolean
}

/** A text to carry away. Where the browser keeps its clipboard to itself, the text is marked to be copied by hand. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, hint, rows, wasCopied, code = false, takesFocus = false } = props
  const { copy: texts } = useTexts('kit')
  const frame = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(wasCopied)
  useEffect(() => {
    // A text that takes the place of another takes the focus again.
    if (takesFocus && value) frame.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [takesFocus, value])
  const copy = async () => {
    const isDone = await copyText(value)
    setCopied(isDone)
    if (!isDone) frame.current?.querySelector<HTMLInputElement>('input, textarea')?.select()
  }
  const field = { label, hint, value, readOnly: true, spellCheck: false }
  return (
    <div className={styles.copy} ref={frame}>
      {rows === undefined ? (
        <TextField {...field} code={code} onFocus={(event) => event.target.select()} />
      ) : (
        <TextAreaField {...field} rows={rows} onFocus={(event) => event.target.select()} />
      )}
      <div className={styles.act}>
        <Button size="s" onClick={() => void copy()}>
          {texts.copy} <span className="visually-hidden">{label}</span>
        </Button>
        <span role="status">
          {isCopied === true && texts.copied}
          {isCopied === false && texts.byHand}
        </span>
      </div>
    </div>
  )
}
