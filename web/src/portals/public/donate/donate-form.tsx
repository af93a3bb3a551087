import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import type { ProgramKey } from '@tower/contract/money/giving.ts'
import { useCallback, useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { RoomChoiceStart } from '../../../matching/classrooms/use-room-choice.ts'
import { GiftCard } from '../../../money/giving/gift-card.tsx'
import type { GiftWish } from '../../../money/giving/gift-wish.ts'
import { Wrap } from '../../../ui/section.tsx'
import type { DonateAnswer } from './donate-action.ts'
import { DonateContext } from './donate-context.tsx'
import styles from './donate-form.module.css'
import { DonateHead } from './donate-head.tsx'

export type DonateFormProps = {
  program: ProgramKey
  wish: GiftWish
  start: RoomChoiceStart
  viewKey: string
  cardFee: CardFee
  hasNominations: boolean
  /** What the last sent form came to. */
  answer: DonateAnswer | undefined
}

/** Giving to a program: the gift card, and beside it what the gift becomes and where it can go. */
export function DonateForm(props: DonateFormProps) {
  const { program, viewKey, cardFee, hasNominations, answer } = props
  // Without a script the page is drawn anew after each sending, from what was sent.
  const sent = answer?.kind === 'gift' ? answer : undefined
  const [wish, setWish] = useState(sent?.wish ?? props.wish)
  const start = sent ? { ...sent.room, resolved: sent.resolved } : props.start
  const [roomName, setRoomName] = useState(
    start.resolved?.room?.isConfirmed ? start.resolved.room.name : undefined,
  )
  const change = useCallback((part: Partial<GiftWish>) => setWish((before) => ({ ...before, ...part })), [])
  useFreshViewAfterReturn()
  const navigation = useNavigation()
  const errors = sent?.errors ?? []
  const nominated = answer?.kind === 'nomination' ? answer : undefined
  return (
    <Wrap className={styles.page}>
      <DonateHead program={program} />
      <aside className={styles.gift}>
        <GiftCard
          wish={wish}
          onChange={change}
          roomName={wish.destination === 'classrooms' ? roomName : undefined}
          viewKey={viewKey}
          cardFee={cardFee}
          errors={errors}
          isPending={navigation.formData?.get('intent') === 'donate'}
        />
      </aside>
      <div className={styles.context}>
        <DonateContext
          wish={wish}
          onChange={change}
          start={start}
          onRoom={setRoomName}
          idError={errors.find(({ field }) => field === 'classroom-id')?.message}
          nomination={hasNominations ? { room: props.start.id, sent: nominated } : undefined}
        />
      </div>
    </Wrap>
  )
}

/** Coming back from the payment page, a browser may show this page as it was left; a new gift needs a new key. */
function useFreshViewAfterReturn() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate()
    }
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [revalidate])
}
