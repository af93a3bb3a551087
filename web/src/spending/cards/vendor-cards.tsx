import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CardVendor, cardVendors, keepLast4 } from '@tower/contract/spending/cards.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { cardCalls, cardQueries, readCardsAgain, type VendorCard } from './cards.api.ts'
import styles from './cards.module.css'

/** The card each vendor has on file for a teacher: its last digits, and whether they are verified. */
export function VendorCards({ failed }: { failed: (retry: () => void, pending: boolean) => ReactNode }) {
  const { vendor: texts } = useTexts('cards')
  const reading = useQuery(cardQueries.vendor)
  const { data } = reading
  return (
    <Card title={texts.title}>
      <p className={styles.note}>{texts.note}</p>
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && !data && failed(() => void reading.refetch(), reading.isFetching)}
      {data && (
        <div className={styles.vendors}>
          {cardVendors.map((vendor) => {
            const card = data.items.find((item) => item.vendor === vendor)
            return <VendorCardForm key={vendor} vendor={vendor} card={card} />
          })}
        </div>
      )}
    </Card>
  )
}

function VendorCardForm({ vendor, card }: { vendor: CardVendor; card: VendorCard | undefined }) {
  const { vendor: texts, vendors, refused } = useTexts('cards')
  const [last4, setLast4] = useState(card?.last4 ?? '')
  const [alias, setAlias] = useState(card?.alias_email ?? '')
  const hintId = useId()
  const saving = useSaveCard(vendor)
  const isVerified = card?.status === 'active' && card.verified_at !== null && last4 === card.last4
  const blocked = isVerified ? texts.alreadyVerified : last4.length === 4 ? undefined : texts.needsDigits
  const save = (verify: boolean) => saving.mutate({ last4, alias, verify })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    if (!saving.isPending) save(false)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={vendors[vendor]}>
      <div className={styles.head}>
        <h3>{vendors[vendor]}</h3>
        <Standing card={card} />
      </div>
      {saving.isError && (
        <Notice tone="danger">{explainError(saving.error, { refused, failed: texts.saveFailed })}</Notice>
      )}
      <TextField
        label={texts.last4}
        inputMode="numeric"
        autoComplete="off"
        value={last4}
        onChange={(event) => setLast4(keepLast4(event.target.value))}
      />
      <TextField
        label={texts.alias}
        hint={texts.aliasHint}
        optional
        type="email"
        autoComplete="off"
        value={alias}
        onChange={(event) => setAlias(event.target.value)}
      />
      {blocked && (
        <p id={hintId} className={styles.note}>
          {blocked}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" pending={saving.isPending}>
          {texts.save}
        </Button>
        <Button pending={saving.isPending} blockedBy={blocked && hintId} onClick={() => save(true)}>
          {texts.verify}
        </Button>
      </div>
    </form>
  )
}

function Standing({ card }: { card: VendorCard | undefined }) {
  const { vendor: texts } = useTexts('cards')
  const language = useLanguage()
  if (!card) return null
  if (card.status !== 'active')
    return (
      <Chip tone="warning" icon={<WarningIcon size={14} />}>
        {texts.states[card.status]}
      </Chip>
    )
  return card.verified_at === null ? (
    <Chip tone="neutral">{texts.notVerified}</Chip>
  ) : (
    <Chip tone="success" icon={<CheckIcon size={14} />}>
      {fillText(texts.isVerified, { date: showTime(card.verified_at, 'monthDay', language) })}
    </Chip>
  )
}

type Typed = { last4: string; alias: string; verify: boolean }

function useSaveCard(vendor: CardVendor) {
  const { vendor: texts } = useTexts('cards')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ last4, alias, verify }: Typed) =>
      cardCalls.save({ vendor, last4, alias_email: alias.trim(), verify }),
    onSuccess: (_, { verify }) => {
      toast({ text: verify ? texts.verified : texts.saved })
      return readCardsAgain(client)
    },
  })
}
