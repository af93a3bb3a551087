import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CheckField, TextField } from '../../ui/field/field.tsx'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import styles from './credits.module.css'
import { marketCalls, marketQueries, type MarketPack } from './market.api.ts'

const toastMs = 2_000

/** Staff add a pack, change one or switch it off. */
export function PackDialog({ pack, onClose }: { pack: MarketPack | null; onClose: () => void }) {
  const { packs: texts } = useTexts('market')
  const [typed, setTyped] = useState({
    name: pack?.name ?? '',
    price: pack ? pack.usd_price.toFixed(2) : '',
    value: pack ? String(pack.credit_value_cents) : '',
    active: pack?.active ?? true,
  })
  const saving = useSave(onClose)
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const { name, price, value, active } = typed
    const cents = readDollars(price)
    const usd_price = cents === undefined ? price : writeDollars(cents)
    saving.mutate({ id: pack?.id ?? null, name, usd_price, credit_value_cents: value, active })
  }
  return (
    <Dialog isOpen onClose={onClose} title={pack ? texts.editTitle : texts.new}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {saving.isError && (
          <Notice tone="danger">
            {explainError(saving.error, { quotes: 'any sentence', failed: texts.saveFailed })}
          </Notice>
        )}
        <TextField
          label={texts.name}
          value={typed.name}
          maxLength={80}
          onChange={(event) => type({ name: event.target.value })}
        />
        <AmountField label={texts.price} value={typed.price} onAmount={(price) => type({ price })} />
        <TextField
          label={texts.value}
          inputMode="numeric"
          value={typed.value}
          onChange={(event) => type({ value: event.target.value })}
        />
        <CheckField
          label={texts.sold}
          checked={typed.active}
          onChange={(event) => type({ active: event.target.checked })}
        />
        <div className={styles.end}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" pending={saving.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useSave(onDone: () => void) {
  const { packs: texts } = useTexts('market')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: marketCalls.savePack,
    onSuccess: () => {
      toast({ text: texts.saved, forMs: toastMs })
      onDone()
      return client.invalidateQueries({ queryKey: marketQueries.packs.queryKey })
    },
  })
}
