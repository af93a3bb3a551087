import { formatUsd } from '@tower/contract/money.ts'
import { askedDollars, plainDollars, readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { afterPress } from './after-press.ts'
import { keepAmountCharacters } from './keep-amount-characters.ts'

type FixedProps =
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'prefix' | 'autoComplete' | 'inputMode'

export type AmountFieldProps = Omit<TextFieldProps, FixedProps> & {
  /** Dollars in digits and a dot, or what was typed as long as it is no amount. */
  value: string
  onAmount: (plain: string) => void
  /** Only digits, dots and commas can be typed; everything else is dropped. */
  drops?: boolean | undefined
  /** No cents: a phone shows its digits alone. */
  isWhole?: boolean
  /** The form was sent: an ambiguous amount is asked about though nobody was in the field yet. */
  isTried?: boolean | undefined
  /** The field was left, or its form is being sent from within it. */
  onLeave?: () => void
}

/**
 * The field every amount of dollars is typed into. It reads what people write, by the language of the page, hands out digits and
 * a dot, and shows the amount so once it is left; where a comma is ambiguous it asks.
 */
export function AmountField({ value, onAmount, drops, isWhole, onLeave, error, ...more }: AmountFieldProps) {
  const { isTried = error !== undefined, ...field } = more
  const { typed, input, type, leave, isLeft } = useTyped({ value, onAmount, drops, most: field.maxLength })
  const { form } = useTexts('shell')
  const asked = isLeft || isTried ? askedDollars(value) : undefined
  const question = asked === undefined ? undefined : fillText(form.askAmount, { amount: formatUsd(asked) })
  const end = () => {
    leave()
    onLeave?.()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event)
    // Enter sends the form from within the field: without a word it would be refused in silence.
    if (event.key === 'Enter') end()
  }
  return (
    <TextField
      {...field}
      ref={input}
      error={question ?? error}
      prefix="$"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={() => afterPress(end)}
      onKeyDown={press}
    />
  )
}

type Typing = Pick<AmountFieldProps, 'value' | 'onAmount' | 'drops'> & { most: number | undefined }

function useTyped({ value, onAmount, drops, most }: Typing) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState(value)
  const [isLeft, setLeft] = useState(false)
  // What was typed stays, until the form comes to hold another amount than that.
  const typed = plainDollars(written, language) === value ? written : value
  const type = (text: string) => {
    const kept = drops ? keepAmountCharacters(text).slice(0, most) : text
    setWritten(kept)
    onAmount(plainDollars(kept, language))
  }
  useEffect(() => {
    // What was typed before the page could follow, or brought back from before, counts as if it were typed now.
    const standing = input.current?.value ?? ''
    if (standing !== typed || plainDollars(value, language) !== value) type(standing)
    // Only where the form comes to hold something else: typing is followed as it happens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value])
  const leave = () => {
    setLeft(true)
    // What stands there now: a button that was pressed meanwhile may have put in another amount.
    const plain = plainDollars(input.current?.value ?? '', language)
    const cents = readDollars(plain)
    if (cents === undefined || cents > Number.MAX_SAFE_INTEGER / 10) return
    setWritten(writeDollars(cents))
    if (writeDollars(cents) !== plain) onAmount(writeDollars(cents))
  }
  return { typed, input, type, leave, isLeft }
}
