import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import type { ProgramKey } from '@tower/contract/money/giving.ts'
import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { RoomPicker } from '../../../matching/classrooms/room-picker.tsx'
import { type RoomChoiceStart, useRoomChoice } from '../../../matching/classrooms/use-room-choice.ts'
import { NominateClassroomForm } from '../../../matching/nominations/nominate-classroom-form.tsx'
import { DestinationPanel } from '../../../money/giving/destination-panel.tsx'
import { DestinationRows } from '../../../money/giving/destination-rows.tsx'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { GiftCard, giftFormId } from '../../../money/giving/gift-card.tsx'
import { GiftQuestions } from '../../../money/giving/gift-questions.tsx'
import { GiftTower } from '../../../money/giving/gift-tower.tsx'
import { amountOfWish, type GiftWish } from '../../../money/giving/gift-wish.ts'
import { StickyGiftBar } from '../../../money/giving/sticky-gift-bar.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { Wrap } from '../../../ui/section.tsx'
import type { DonateAnswer } from './donate-action.ts'
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
  const { program, start, viewKey, cardFee, hasNominations, answer } = props
  const { donate } = useTexts('giving')
  const rooms = useTexts('classrooms')
  const { nominate } = useTexts('nominations')
  // Without a script the page is drawn anew after each sending, from what was sent.
  const sent = answer?.kind === 'gift' ? answer : undefined
  const [wish, setWish] = useState(sent?.wish ?? props.wish)
  const choice = useRoomChoice(sent ? { ...sent.room, resolved: sent.resolved } : start)
  useFreshViewAfterReturn()
  const navigation = useNavigation()

  const isForRoom = wish.destination === 'classrooms'
  const place = isForRoom && choice.room?.isConfirmed ? choice.room.name : undefined
  const typedCents = amountOfWish(wish)
  const amountCents = findAmountFault(typedCents) ? undefined : typedCents
  const errors = sent?.errors ?? []
  return (
    <Wrap className={styles.page}>
      <DonateHead program={program} />
      <aside className={styles.gift}>
        <GiftCard
          wish={wish}
          onChange={(change) => setWish((before) => ({ ...before, ...change }))}
          roomName={place}
          viewKey={viewKey}
          cardFee={cardFee}
          errors={errors}
          isPending={navigation.formData?.get('intent') === 'donate'}
        />
      </aside>
      <div className={styles.context}>
        <GiftPicture destination={wish.destination} amountCents={amountCents} />
        <section>
          <h2 id="destination-title">{donate.destination.title}</h2>
          <p className={styles.muted}>{donate.destination.lead}</p>
          <DestinationRows
            value={wish.destination}
            onChoose={(destination) => setWish((before) => ({ ...before, destination }))}
          />
        </section>
        <section aria-live="polite">
          <DestinationPanel destination={wish.destination} amountCents={amountCents} />
        </section>
        <section>
          <h2>{rooms.title}</h2>
          <p className={styles.muted}>{rooms.lead}</p>
          <RoomPicker
            choice={choice}
            formId={giftFormId}
            note={isForRoom ? undefined : rooms.onlyClassrooms}
            idError={errors.find(({ field }) => field === 'classroom-id')?.message}
          />
        </section>
        <section>
          <h2>{donate.questions.title}</h2>
          <GiftQuestions />
        </section>
        {hasNominations && (
          <section id="nominate">
            <h2>{nominate.title}</h2>
            <p className={styles.muted}>{nominate.lead}</p>
            <NominateClassroomForm
              place="onDonate"
              room={start.id}
              sent={answer?.kind === 'nomination' ? answer : undefined}
            />
          </section>
        )}
        <StickyGiftBar amountCents={amountCents} place={place ?? donate.destination[wish.destination].name} />
      </div>
    </Wrap>
  )
}

function GiftPicture({
  destination,
  amountCents,
}: {
  destination: GiftWish['destination']
  amountCents: number | undefined
}) {
  const { picture } = useTexts('giving').donate
  if (destination === 'prospects') {
    return (
      <div className={styles.picture}>
        <Illustration scene="pitch" label={picture} />
      </div>
    )
  }
  return <GiftTower destination={destination} amountCents={amountCents ?? 0} />
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
