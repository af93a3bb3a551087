import { useTexts } from '../../texts/use-texts.ts'
import { CheckField, SelectField, TextField } from '../../ui/field/field.tsx'
import { DownIcon } from '../../ui/icons/icons.tsx'
import { type GiftWish, type TributeKind, tributeKinds } from './gift-wish.ts'
import styles from './gift-wishes.module.css'

export type GiftWishesProps = {
  wish: GiftWish
  onChange: (change: Partial<GiftWish>) => void
  error: string | undefined
}

/** What few givers wish, folded away: to dedicate the gift, or to be named nowhere. */
export function GiftWishes({ wish, onChange, error }: GiftWishesProps) {
  const { wishes } = useTexts('giving').donate
  const isOpen = wish.anonymous || wish.tributeKind !== 'none' || error !== undefined
  return (
    <details className={styles.wishes} open={isOpen || undefined}>
      <summary>
        {wishes.title}
        <DownIcon size={20} />
      </summary>
      <div className={styles.fields}>
        <CheckField
          name="anonymous"
          checked={wish.anonymous}
          onChange={(event) => onChange({ anonymous: event.target.checked })}
          label={wishes.anonymous}
        />
        <SelectField
          name="tribute_kind"
          label={wishes.kind}
          value={wish.tributeKind}
          onChange={(event) => onChange({ tributeKind: event.target.value as TributeKind })}
        >
          {tributeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {wishes.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="tribute-name"
          name="tribute_name"
          label={wishes.name}
          hint={wishes.nameHint}
          error={error}
          optional={wish.tributeKind === 'none'}
          maxLength={120}
          autoComplete="off"
          value={wish.tributeName}
          onChange={(event) => onChange({ tributeName: event.target.value })}
        />
      </div>
    </details>
  )
}
