import type { GiftChoice } from '@tower/contract/money/gift-plan.ts'
import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { useEffect } from 'react'
import { isClassroomId } from '../../../matching/classrooms/classroom-reference.ts'
import { ClassroomPicker } from '../../../matching/classrooms/classroom-picker.tsx'
import {
  type ClassroomChoice,
  type ClassroomChoiceStart,
  useClassroomChoice,
} from '../../../matching/classrooms/use-classroom-choice.ts'
import { NominateClassroomForm } from '../../../matching/nominations/nominate-classroom-form.tsx'
import type { NominationAnswer } from '../../../matching/nominations/send-nomination.ts'
import { DestinationPanel } from '../../../money/giving/destination-panel.tsx'
import { DestinationRows } from '../../../money/giving/destination-rows.tsx'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { giftFormId } from '../../../money/giving/gift-form.tsx'
import { GiftQuestions } from '../../../money/giving/gift-questions.tsx'
import { GiftTower } from '../../../money/giving/gift-tower.tsx'
import { amountOfDraft, type GiftDraft, isMonthly } from '../../../money/giving/gift-draft.ts'
import { useGiftPlace } from '../../../money/giving/use-gift-place.ts'
import { StickyGiftBar } from '../../../money/giving/sticky-gift-bar.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import styles from './donate-layout.module.css'

export type DonateContextProps = {
  draft: GiftDraft
  onChange: (change: Partial<GiftDraft>) => void
  start: ClassroomChoiceStart
  /** How full the shared tower is. */
  tower: SharedTower | undefined
  /** Tells the name of the classroom the gift would go to. */
  onClassroom: (name: string | undefined) => void
  idError: string | undefined
  /** The classroom a link names and what was sent; undefined while nominations are closed. */
  nomination: { classroom: string; sent: NominationAnswer | undefined } | undefined
}

/** Beside the gift form: what the gift becomes, where it can go, and other ways to help a classroom. */
export function DonateContext({
  draft,
  onChange,
  start,
  tower,
  onClassroom,
  idError,
  nomination,
}: DonateContextProps) {
  const { donate } = useTexts('giving')
  const classrooms = useTexts('classrooms')
  const choice = useClassroomChoice(start)
  const typedCents = amountOfDraft(draft)
  const amountCents = findAmountFault(typedCents) ? undefined : typedCents
  const isForClassroom = draft.destination === 'classrooms'
  const classroomName = classroomNameOf(choice, classrooms.byId)
  useEffect(() => onClassroom(classroomName), [onClassroom, classroomName])

  const { place, goesTo } = useGiftPlace(draft, isForClassroom ? classroomName : undefined)
  return (
    <>
      <GiftPicture
        destination={draft.destination}
        amountCents={amountCents ?? 0}
        goesTo={goesTo}
        sharedCents={tower?.cents ?? 0}
      />
      <section>
        <h2 id="destination-title">{donate.destination.title}</h2>
        <p className={styles.muted}>{donate.destination.lead}</p>
        <DestinationRows value={draft.destination} onChoose={(destination) => onChange({ destination })} />
      </section>
      <section>
        <DestinationPanel
          destination={draft.destination}
          amountCents={amountCents}
          isMatched={tower?.match_funded ?? false}
        />
      </section>
      <section>
        <h2>{classrooms.title}</h2>
        <p className={styles.muted}>{classrooms.lead}</p>
        <ClassroomPicker
          choice={choice}
          formId={giftFormId}
          note={isForClassroom ? undefined : classrooms.onlyClassrooms}
          idError={idError}
        />
      </section>
      <section>
        <h2>{donate.questions.title}</h2>
        <GiftQuestions />
      </section>
      {nomination && <NominateSection {...nomination} />}
      <StickyGiftBar amountCents={amountCents} isMonthly={isMonthly(draft)} place={place} />
    </>
  )
}

/** What a giver is told about the classroom they chose; of an id alone nothing more is known before the gift is sent. */
function classroomNameOf({ classroom, id }: ClassroomChoice, byId: string): string | undefined {
  if (classroom) return classroom.isConfirmed ? classroom.name : undefined
  return isClassroomId(id) ? byId : undefined
}

type GiftPictureProps = {
  destination: GiftDraft['destination']
  amountCents: number
  goesTo: GiftChoice
  /** What lies on the shared tower. */
  sharedCents: number
}

/** Gifts to athletes, and small ones straight to a classroom, lay no blocks: a picture of what they help takes the tower's place. */
function GiftPicture({ destination, amountCents, goesTo, sharedCents }: GiftPictureProps) {
  const { donate, sponsor } = useTexts('giving')
  const goesStraightIn = goesTo === 'classroom' && amountCents < slotPriceCents
  if (destination === 'prospects' || (destination === 'classrooms' && goesStraightIn)) {
    const isPitch = destination === 'prospects'
    return (
      <div className={styles.picture}>
        <Illustration
          scene={isPitch ? 'pitch' : 'classroom'}
          label={isPitch ? donate.picture : sponsor.picture}
        />
      </div>
    )
  }
  const joins = destination === 'project' || goesTo !== 'own_tower'
  return (
    <GiftTower
      destination={destination}
      amountCents={amountCents}
      sharedCents={joins ? sharedCents : undefined}
    />
  )
}

function NominateSection({ classroom, sent }: { classroom: string; sent: NominationAnswer | undefined }) {
  const { nominate } = useTexts('nominations')
  return (
    <section id="nominate">
      <h2>{nominate.title}</h2>
      <p className={styles.muted}>{nominate.lead}</p>
      <NominateClassroomForm place="onDonate" classroom={classroom} sent={sent} />
    </section>
  )
}
