import { slotPriceCents } from '@tower/contract/money.ts'
import { useEffect } from 'react'
import { isClassroomId } from '../../../matching/classrooms/classroom-reference.ts'
import { RoomPicker } from '../../../matching/classrooms/room-picker.tsx'
import {
  type RoomChoice,
  type RoomChoiceStart,
  useRoomChoice,
} from '../../../matching/classrooms/use-room-choice.ts'
import { NominateClassroomForm } from '../../../matching/nominations/nominate-classroom-form.tsx'
import type { NominationAnswer } from '../../../matching/nominations/send-nomination.ts'
import { DestinationPanel } from '../../../money/giving/destination-panel.tsx'
import { DestinationRows } from '../../../money/giving/destination-rows.tsx'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { giftFormId } from '../../../money/giving/gift-card.tsx'
import { GiftQuestions } from '../../../money/giving/gift-questions.tsx'
import { GiftTower } from '../../../money/giving/gift-tower.tsx'
import { amountOfWish, type GiftWish } from '../../../money/giving/gift-wish.ts'
import { StickyGiftBar } from '../../../money/giving/sticky-gift-bar.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import styles from './donate-form.module.css'

export type DonateContextProps = {
  wish: GiftWish
  onChange: (change: Partial<GiftWish>) => void
  start: RoomChoiceStart
  /** Tells the name of the room the gift would go to. */
  onRoom: (name: string | undefined) => void
  idError: string | undefined
  /** The room a link names and what was sent; undefined while nominations are closed. */
  nomination: { room: string; sent: NominationAnswer | undefined } | undefined
}

/** Beside the gift card: what the gift becomes, where it can go, and other ways to help a room. */
export function DonateContext({ wish, onChange, start, onRoom, idError, nomination }: DonateContextProps) {
  const { donate } = useTexts('giving')
  const rooms = useTexts('classrooms')
  const choice = useRoomChoice(start)
  const typedCents = amountOfWish(wish)
  const amountCents = findAmountFault(typedCents) ? undefined : typedCents
  const isForRoom = wish.destination === 'classrooms'
  // Only a slot that is paid whole can go to a room of one's choice.
  const paysSlot = (amountCents ?? 0) >= slotPriceCents
  const roomName = paysSlot ? roomNameOf(choice, rooms.byId) : undefined
  useEffect(() => onRoom(roomName), [onRoom, roomName])

  const place = (isForRoom && roomName) || donate.destination[wish.destination].name
  return (
    <>
      <GiftPicture destination={wish.destination} amountCents={amountCents} />
      <section>
        <h2 id="destination-title">{donate.destination.title}</h2>
        <p className={styles.muted}>{donate.destination.lead}</p>
        <DestinationRows value={wish.destination} onChoose={(destination) => onChange({ destination })} />
      </section>
      <section>
        <DestinationPanel destination={wish.destination} amountCents={amountCents} />
      </section>
      <section>
        <h2>{rooms.title}</h2>
        <p className={styles.muted}>{rooms.lead}</p>
        <RoomPicker
          choice={choice}
          formId={giftFormId}
          note={!isForRoom ? rooms.onlyClassrooms : paysSlot ? undefined : rooms.onlyWhole}
          idError={idError}
        />
      </section>
      <section>
        <h2>{donate.questions.title}</h2>
        <GiftQuestions />
      </section>
      {nomination && <NominateSection {...nomination} />}
      <StickyGiftBar amountCents={amountCents} place={place} />
    </>
  )
}

/** What a giver is told about the room they chose; of an id alone nothing more is known before the gift is sent. */
function roomNameOf({ room, id }: RoomChoice, byId: string): string | undefined {
  if (room) return room.isConfirmed ? room.name : undefined
  return isClassroomId(id) ? byId : undefined
}

type GiftPictureProps = { destination: GiftWish['destination']; amountCents: number | undefined }

/** Gifts to athletes lay no blocks, so a pitch stands where the tower would. */
function GiftPicture({ destination, amountCents }: GiftPictureProps) {
  const { picture } = useTexts('giving').donate
  if (destination !== 'prospects')
    return <GiftTower destination={destination} amountCents={amountCents ?? 0} />
  return (
    <div className={styles.picture}>
      <Illustration scene="pitch" label={picture} />
    </div>
  )
}

function NominateSection({ room, sent }: { room: string; sent: NominationAnswer | undefined }) {
  const { nominate } = useTexts('nominations')
  return (
    <section id="nominate">
      <h2>{nominate.title}</h2>
      <p className={styles.muted}>{nominate.lead}</p>
      <NominateClassroomForm place="onDonate" room={room} sent={sent} />
    </section>
  )
}
