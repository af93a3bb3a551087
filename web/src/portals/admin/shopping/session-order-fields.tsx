import { maxLineLength } from '@tower/contract/text-limits.ts'
import { maxCarrierLength, maxTrackingLength, shipmentStatuses } from '@tower/contract/spending/orders.ts'
import { longestSku } from '@tower/contract/spending/shopping.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { CloseIcon } from '../../../ui/icons/icons.tsx'
import { AmountField } from '../../../ui/money-field/amount-field.tsx'
import type { DraftItem, DraftParcel, ItemFault } from './session-order-draft.ts'
import styles from './session-desk.module.css'

export type ItemFieldsProps = {
  item: DraftItem
  place: number
  fault: ItemFault | undefined
  onChange: (change: Partial<DraftItem>) => void
  onRemove: () => void
}

/** One thing that was bought: what, its number at the store, how many, for how much each. */
export function ItemFields({ item, place, fault, onChange, onRemove }: ItemFieldsProps) {
  const texts = useTexts('sessionDesk')
  const say = (own: ItemFault) => (fault === own ? texts[own] : undefined)
  return (
    <fieldset className={styles.line}>
      <legend>{fillText(texts.item, { place })}</legend>
      <TextField
        className={styles.wide}
        label={texts.name}
        error={say('titleMissing')}
        maxLength={maxLineLength}
        autoComplete="off"
        value={item.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label={texts.sku}
        optional
        maxLength={longestSku}
        autoComplete="off"
        value={item.sku}
        onChange={(event) => onChange({ sku: event.target.value })}
      />
      <TextField
        label={texts.qty}
        error={say('qtyMissing')}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={item.qty}
        onChange={(event) => onChange({ qty: event.target.value.replaceAll(/\D/g, '') })}
      />
      <AmountField
        label={texts.price}
        error={say('priceMissing')}
        maxLength={12}
        value={item.price}
        onAmount={(price) => onChange({ price })}
      />
      <Remove label={fillText(texts.removeItem, { place })} onPress={onRemove} />
    </fieldset>
  )
}

export type ParcelFieldsProps = {
  parcel: DraftParcel
  place: number
  onChange: (change: Partial<DraftParcel>) => void
  onRemove: () => void
}

/** One parcel: who carries it, under which number, where it is and when it is expected. */
export function ParcelFields({ parcel, place, onChange, onRemove }: ParcelFieldsProps) {
  const texts = useTexts('sessionDesk')
  const { shipmentStatuses: names } = useTexts('shopping')
  return (
    <fieldset className={styles.line}>
      <legend>{fillText(texts.parcel, { place })}</legend>
      <TextField
        label={texts.carrier}
        optional
        maxLength={maxCarrierLength}
        autoComplete="off"
        value={parcel.carrier}
        onChange={(event) => onChange({ carrier: event.target.value })}
      />
      <TextField
        label={texts.tracking}
        optional
        code
        maxLength={maxTrackingLength}
        autoComplete="off"
        value={parcel.tracking}
        onChange={(event) => onChange({ tracking: event.target.value })}
      />
      <SelectField
        label={texts.status}
        value={parcel.status}
        onChange={(event) => {
          const status = shipmentStatuses.find((known) => known === event.target.value)
          if (status) onChange({ status })
        }}
      >
        {shipmentStatuses.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.eta}
        optional
        type="date"
        value={parcel.eta}
        onChange={(event) => onChange({ eta: event.target.value })}
      />
      <Remove label={fillText(texts.removeParcel, { place })} onPress={onRemove} />
    </fieldset>
  )
}

function Remove({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button className={styles.remove} kind="ghost" size="s" aria-label={label} onClick={onPress}>
      <CloseIcon size={18} />
    </Button>
  )
}
