import { formatUsd } from '@tower/contract/money.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import { useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AmountField } from './amount-field.tsx'
import { followMoney, type MoneyLimits, parseMoney } from './parse-money.ts'

export type MoneyFieldProps = MoneyLimits & {
  label: string
  /** Stands before the limits in words. */
  hint?: string
  /** The limits are said only once they were missed: for forms of many lines. */
  briefly?: boolean
  /** The form was sent: the field says what is wrong though nobody was in it yet. */
  isTried?: boolean
  /** What the form itself has to say, such as the server’s refusal. */
  error?: string | undefined
  /** What it begins with. */
  defaultCents?: number | undefined
  /** What the form holds: a change that was not typed here replaces what stands in the field. */
  cents?: number | undefined
  /** Gets whole cents, undefined while what is typed is no amount within the limits. */
  onCents: (cents: number | undefined) => void
  /** The form’s field that holds whole cents. */
  name?: string
}

/** Dollars typed or pasted, whole cents out. It says what is wrong once the field is left or sent. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, leastCents, mostCents, onCents, name, briefly, isTried } = props
  const { money } = useTexts('kit')
  const [typed, setTyped] = useTypedMoney(props)
  const [isLeft, setLeft] = useState(false)
  const amounts = { least: formatUsd(leastCents), most: formatUsd(mostCents) }
  const parsed = parseMoney(typed, { leastCents, mostCents })
  const isSaid = (isLeft || isTried) && parsed.fault !== undefined
  const fault = isSaid ? fillText(money[parsed.fault], amounts) : undefined
  const type = (text: string) => {
    setTyped(text)
    onCents(parseMoney(text, { leastCents, mostCents }).cents)
  }
  return (
    <>
      <AmountField
        label={label}
        hint={[hint, briefly ? '' : fillText(money.between, amounts)].filter(Boolean).join(' ')}
        error={error ?? fault}
        value={typed}
        onAmount={type}
        onLeave={() => setLeft(true)}
      />
      {name !== undefined && <input type="hidden" name={name} value={parsed.cents ?? ''} />}
    </>
  )
}

/** What stands in the field: what was typed, until the form comes to hold another amount than that. */
function useTypedMoney({ cents, defaultCents = cents, ...limits }: MoneyFieldProps) {
  const [typed, setTyped] = useState(defaultCents === undefined ? '' : writeDollars(defaultCents))
  const [held, setHeld] = useState(cents)
  if (cents !== held) {
    setHeld(cents)
    setTyped(followMoney(typed, cents, limits))
  }
  return [typed, setTyped] as const
}
