import type { SponsorGiftKind } from '@tower/contract/money/giving.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { useDonate } from './giving.api.ts'
import { onReturn } from './on-return.ts'

export type DonationChoice = {
  kind: SponsorGiftKind
  /** Whose classroom a direct gift is for; undefined while none is chosen. */
  shareCode?: string | undefined
  /** What stands in the field at first. */
  startCents: number | undefined
}

type DonationOptions = { covers: boolean; otherCard: boolean; keepsCard: boolean }

/** What a sponsor is about to give, and what became of it. A gift that is sent again as it was is the same gift. */
export function useDonation({ kind, shareCode, startCents }: DonationChoice) {
  const texts = useTexts('sponsorDonation')
  const language = useLanguage()
  const donate = useDonate()
  const sent = useRef({ wish: '', key: '' })
  const [typed, setTyped] = useState(startCents === undefined ? '' : writeDollars(startCents))
  const [options, setOptions] = useState({ covers: false, otherCard: false, keepsCard: false })
  const [fault, setFault] = useState<string>()
  const [isLeading, setLeading] = useState(false)
  const cents = readDollars(typed)
  // Who comes back from the payment page without paying finds a button that can be pressed again.
  useEffect(() => onReturn(() => setLeading(false)), [])

  const type = (text: string) => {
    setTyped(text)
    setFault(undefined)
    // The last gift is not said to be received beside the amount of the next one.
    if (donate.isSuccess) donate.reset()
  }
  const choose = (chosen: Partial<DonationOptions>) => setOptions((before) => ({ ...before, ...chosen }))

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    if (donate.isPending || isLeading) return
    if (!cents) return setFault(texts.fault)
    if (kind === 'teacher_direct' && !shareCode) return setFault(texts.missingTeacher)
    setFault(undefined)
    const wish = { ...wishOf({ kind, shareCode }, cents, options), language }
    const idempotency_key = keyOf(sent.current, JSON.stringify(wish))
    donate.mutate(
      { ...wish, other_card: options.otherCard, idempotency_key },
      {
        onSuccess: () => {
          sent.current = { wish: '', key: '' }
          setTyped('')
        },
        onError: (error) => {
          const checkout = checkoutOf(error)
          if (checkout === undefined) return
          setLeading(true)
          window.location.assign(checkout)
        },
      },
    )
  }

  const failure = donate.error && !isLeading ? explainFailure(donate.error, texts) : undefined
  return {
    typed,
    type,
    cents,
    options,
    choose,
    send,
    fault,
    failure,
    isDone: donate.isSuccess,
    isPending: donate.isPending,
    isLeading,
  }
}

function wishOf(
  { kind, shareCode }: Omit<DonationChoice, 'startCents'>,
  cents: number,
  options: DonationOptions,
) {
  return {
    kind,
    usd_cents: cents,
    ...(kind === 'teacher_direct' ? { teacher_share_code: shareCode } : {}),
    cover_fee: options.covers,
    save_card: options.keepsCard,
  }
}

/** One name for one gift: it is another gift once anything of it is changed. */
function keyOf(sent: { wish: string; key: string }, wish: string): string {
  if (sent.wish !== wish) Object.assign(sent, { wish, key: crypto.randomUUID() })
  return sent.key
}

/** Where a gift can be paid that could not be charged. */
function checkoutOf(error: unknown): string | undefined {
  const url = isCallError(error) ? error.more.checkout_url : undefined
  return typeof url === 'string' ? url : undefined
}

type DonationTexts = ReturnType<typeof useTexts<'sponsorDonation'>>

function explainFailure(error: unknown, texts: DonationTexts): string | undefined {
  if (checkoutOf(error) !== undefined) return undefined
  if (isCallError(error) && error.status === 401) return texts.signIn
  const { refused, failed } = texts
  return explainError(error, { refused, quotes: 'any sentence', failed })
}
