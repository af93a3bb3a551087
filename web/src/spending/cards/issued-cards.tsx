import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { OneTimeCardState } from '@tower/contract/spending/cards.ts'
import { useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { cardCalls, readCardsAgain, type OneTimeCard } from './cards.api.ts'
import styles from './cards.module.css'

const looks = {
  issuing: { tone: 'info', icon: <ClockIcon size={14} /> },
  open: { tone: 'success', icon: <CheckIcon size={14} /> },
  closing: { tone: 'warning', icon: <ClockIcon size={14} /> },
  closed: { tone: 'neutral', icon: <CloseIcon size={14} />, outlined: true },
  failed: { tone: 'danger', icon: <WarningIcon size={14} /> },
} as const satisfies Record<OneTimeCardState, Omit<ChipProps, 'children'>>

export type IssuedCardsProps = {
  cards: readonly OneTimeCard[]
  /** Where a teacher asks staff about a card of this name. */
  askPath: (name: string) => string
}

/** The cards of before, without their numbers; open ones can be closed. */
export function IssuedCards({ cards, askPath }: IssuedCardsProps) {
  const { list } = useTexts('cards')
  const [ending, setEnding] = useState<OneTimeCard>()
  const toast = useToast()
  const client = useQueryClient()
  const closing = useMutation({
    mutationFn: (card: OneTimeCard) => cardCalls.close(card.id),
    onSuccess: () => toast({ text: list.ended }),
    onSettled: () => {
      setEnding(undefined)
      return readCardsAgain(client)
    },
  })
  return (
    <>
      {closing.isError && <Notice tone="danger">{list.endFailed}</Notice>}
      <ul className={styles.rows}>
        {cards.map((card) => (
          <IssuedCard key={card.id} card={card} askPath={askPath} onEnd={() => setEnding(card)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={list.endTitle}
        confirmLabel={list.end}
        cancelLabel={list.cancel}
        destructive
        pending={closing.isPending}
        onConfirm={() => ending && closing.mutate(ending)}
      >
        <p>{fillText(list.endText, { amount: formatUsd(ending?.reserved_cents ?? 0) })}</p>
      </ConfirmDialog>
    </>
  )
}

type IssuedCardProps = Pick<IssuedCardsProps, 'askPath'> & { card: OneTimeCard; onEnd: () => void }

function IssuedCard({ card, askPath, onEnd }: IssuedCardProps) {
  const { list, vendors } = useTexts('cards')
  const language = useLanguage()
  const vendor = vendors[card.vendor]
  const last4 = card.last4 ?? ''
  const sums = [
    card.spent_cents > 0 && fillText(list.spent, { amount: formatUsd(card.spent_cents) }),
    card.reserved_cents > 0 && fillText(list.reserved, { amount: formatUsd(card.reserved_cents) }),
    card.state === 'open' && fillText(list.until, { date: showTime(card.closes_at, 'monthDay', language) }),
  ]
  return (
    <li>
      <div>
        <b>{fillText(card.last4 === null ? list.unknown : list.card, { vendor, last4 })}</b>
        <small>
          {[showTime(card.created_at, 'date', language), formatUsd(card.amount_cents), ...sums]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className={styles.head}>
        <Chip {...looks[card.state]}>{list.states[card.state]}</Chip>
        {card.last4 !== null && (
          <ButtonLink
            size="s"
            to={askPath(`${vendor} ••${last4}`)}
            aria-label={fillText(list.askOf, { vendor, last4 })}
          >
            {list.ask}
          </ButtonLink>
        )}
        {card.state === 'open' && (
          <Button size="s" aria-label={fillText(list.endOf, { vendor, last4 })} onClick={onEnd}>
            {list.end}
          </Button>
        )}
      </div>
    </li>
  )
}
