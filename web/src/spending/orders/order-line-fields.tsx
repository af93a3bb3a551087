import { formatUsd } from '@tower/contract/money.ts'
import {
  maxLineCents,
  maxLineNameLength,
  maxLineQuantity,
  orderCategories,
  sumLines,
} from '@tower/contract/spending/orders.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { type DraftLine, type LineFault, type LineFaults, readLine } from './order-draft.ts'
import styles from './order-form.module.css'

export type OrderLineFieldsProps = {
  line: DraftLine
  place: number
  faults: LineFaults
  onChange: (change: Partial<DraftLine>) => void
  /** Missing where it is the only one. */
  onRemove?: (() => void) | undefined
}

/** One thing to buy: what, of which kind, how many, for how much each. */
export function OrderLineFields({ line, place, faults, onChange, onRemove }: OrderLineFieldsProps) {
  const { form: texts, categories } = useTexts('orders')
  const say = (fault: LineFault | undefined) =>
    fault &&
    fillText(texts[fault], {
      most: fault === 'qtyMissing' ? maxLineQuantity.toLocaleString('en-US') : formatUsd(maxLineCents),
    })
  const total = sumLines([readLine(line)])
  return (
    <fieldset className={styles.line}>
      <legend>{fillText(texts.line, { place })}</legend>
      <TextField
        className={styles.wide}
        label={texts.name}
        error={say(faults.name)}
        maxLength={maxLineNameLength}
        autoComplete="off"
        value={line.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        className={styles.wide}
        label={texts.category}
        value={line.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        {orderCategories.map((category) => (
          <option key={category} value={category}>
            {categories[category]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.qty}
        error={say(faults.qty)}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        value={line.qty}
        onChange={(event) => onChange({ qty: event.target.value.replaceAll(/\D/g, '') })}
      />
      <AmountField
        label={texts.amount}
        error={say(faults.amount)}
        maxLength={14}
        value={line.amount}
        onAmount={(amount) => onChange({ amount })}
      />
      {(total > 0 || onRemove) && (
        <div className={styles.lineFoot}>
          <span>
            {total > 0 && fillText(texts.lineTotal, { amount: formatUsd(total, { always2: true }) })}
          </span>
          {onRemove && (
            <Button kind="ghost" size="s" aria-label={fillText(texts.remove, { place })} onClick={onRemove}>
              <CloseIcon size={18} />
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
