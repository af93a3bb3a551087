import type { SlotStory as Slot } from '@tower/contract/matching/draw-views.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { BoughtList } from '../../pictures/bought/bought-list.tsx'
import { SlotStory } from '../../pictures/tower/slot-story.tsx'
import { storySteps, type StoryStep } from './slot-story-steps.ts'
import styles from './slot-way.module.css'

/** The way of one slot, step by step, as anyone may read it. */
export function SlotWay({ slot }: { slot: Slot }) {
  const { slot: texts } = useTexts('drawVisit')
  const language = useLanguage()
  const words = useStepWords(slot)
  const steps = storySteps(slot).map((step) => ({
    id: step.name,
    shape: step.shape,
    state: step.state,
    when: step.on ? showTime(step.on, 'monthDay', language) : whenWord(step, texts),
    ...words[step.name],
  }))
  return (
    <SlotStory
      steps={steps}
      label={fillText(texts.label, { number: slot.number })}
      stateWords={{ now: texts.now, next: texts.next }}
    />
  )
}

function whenWord({ state, name }: StoryStep, texts: { later: string }): string {
  return state === 'next' || name === 'bought' ? texts.later : ''
}

type Words = { title: string; detail: ReactNode }

function useStepWords(slot: Slot): Record<StoryStep['name'], Words> {
  const { slot: texts } = useTexts('drawVisit')
  const number = { number: slot.number }
  const drawn = useDrawWords(slot)
  const language = useLanguage()
  const date = showTime(slot.minted_on, 'date', language)
  const paidBy = slot.gifts === null ? '' : fillCounted(texts.paidBy, slot.gifts, language)
  const origin = slot.given_by ? fillText(texts.givenBy, { name: slot.given_by }) : texts.origins[slot.origin]
  const paid = [origin, paidBy].filter(Boolean).join(' ')
  return {
    paid: { title: texts.paid, detail: paid },
    minted: { title: fillText(texts.minted, number), detail: fillText(texts.mintedNote, { date }) },
    waits: { title: texts.waits, detail: texts.waitsNote },
    drawn,
    designation: { title: texts.designation, detail: givenWords(slot, texts.designationNote, texts) },
    staff: { title: texts.staff, detail: givenWords(slot, texts.staffNote, texts) },
    takenBack: { title: texts.takenBack, detail: texts.takenBackNote },
    classroom: classroomWords(slot, texts),
    bought: { title: texts.bought, detail: boughtWords(slot, texts) },
  }
}

function useDrawWords({ draw }: Slot): Words {
  const { slot: texts } = useTexts('drawVisit')
  const language = useLanguage()
  if (!draw) return { title: '', detail: null }
  const { pick } = draw
  const day = showTime(draw.slot_starts, 'date', language)
  const link = <GoLink to={paths.draw({ drawId: draw.id })}>{texts.seeDraw}</GoLink>
  if (!pick) return { title: fillText(texts.drawnHidden, { day }), detail: link }
  const note = { weight: pick.weight, total: pick.remaining_weight, classrooms: draw.entries_count }
  return {
    title: fillText(texts.drawn, { position: pick.position, day }),
    detail: (
      <>
        <p>{fillText(texts.drawnNote, note)}</p>
        {link}
      </>
    ),
  }
}

/** What stands with a slot that no draw gave. */
function givenWords(
  { reason, was_nominated: wasNominated }: Slot,
  note: string,
  texts: SlotTexts,
): ReactNode {
  return (
    <>
      <p>{note}</p>
      {reason !== null && <p>{fillText(texts.staffReason, { reason })}</p>}
      {wasNominated === false && <p>{texts.unnominated}</p>}
    </>
  )
}

type SlotTexts = ReturnType<typeof useTexts<'drawVisit'>>['slot']

function classroomWords({ state, classroom }: Slot, texts: SlotTexts): Words {
  if (state === 'waiting') return { title: texts.classroom, detail: texts.classroomNext }
  if (!classroom) return { title: texts.hidden, detail: texts.hiddenNote }
  const where = [classroom.school, classroom.place].filter(Boolean).join(', ')
  return {
    title: classroom.name,
    detail: (
      <>
        {where && <p>{where}</p>}
        <p>{texts.classroomNext}</p>
      </>
    ),
  }
}

function boughtWords({ spent_cents: cents, bought }: Slot, texts: SlotTexts): ReactNode {
  if (!cents) return texts.boughtNone
  const spent = formatUsd(cents)
  return (
    <>
      <p>{fillText(texts.boughtSome, { spent })}</p>
      <meter
        className={styles.meter}
        min={0}
        max={80_000}
        value={cents}
        aria-label={fillText(texts.meter, { spent })}
      />
      {bought && <BoughtList bought={bought} />}
    </>
  )
}
