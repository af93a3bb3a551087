import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, DownIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { SlotPath, SlotStory, type SlotStep } from '../../pictures/tower/slot-story.tsx'
import styles from './own-slots.module.css'
import { type OwnSlot, type SlotPathStep, slotSteps, stepReached } from './slot-steps.ts'

/** A sponsor's slots, the newest first; each opens to its story. */
export function OwnSlots({ slots }: { slots: readonly OwnSlot[] }) {
  return (
    <ul className={styles.slots}>
      {slots.map((slot, position) => (
        <li key={slot.id}>
          <OwnSlotRow slot={slot} rank={slots.length - position} isOpen={position === 0} />
        </li>
      ))}
    </ul>
  )
}

function OwnSlotRow({ slot, rank, isOpen }: { slot: OwnSlot; rank: number; isOpen: boolean }) {
  const { slots: texts } = useTexts('sponsor')
  const language = useLanguage()
  const steps = slotSteps(slot)
  const minted = fillText(texts.number, {
    number: slot.number,
    date: showTime(slot.minted_at, 'date', language),
  })
  const title = slot.state === 'matched' ? (slot.classroom_name ?? texts.states.matched) : texts[slot.state]
  const path = fillText(texts.path, { step: stepReached(steps), state: texts.states[slot.state] })
  return (
    <details className={styles.slot} open={isOpen}>
      <summary>
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <span>{slot.school ?? minted}</span>
        </span>
        <span className={styles.way}>
          <SlotPath steps={steps} label={path} />
          <SlotChip state={slot.state} />
        </span>
        <DownIcon className={styles.open} />
      </summary>
      <div className={styles.story}>
        <Story slot={slot} steps={steps} />
      </div>
    </details>
  )
}

const chips = {
  waiting: { tone: 'primary', Icon: ClockIcon },
  matched: { tone: 'success', Icon: CheckIcon },
  voided: { tone: 'neutral', Icon: CloseIcon },
  frozen: { tone: 'warning', Icon: WarningIcon },
} as const satisfies Record<OwnSlot['state'], { tone: ChipProps['tone']; Icon: typeof CheckIcon }>

function SlotChip({ state }: { state: OwnSlot['state'] }) {
  const { slots } = useTexts('sponsor')
  const { tone, Icon } = chips[state]
  return (
    <Chip tone={tone} icon={<Icon />}>
      {slots.states[state]}
    </Chip>
  )
}

function Story({ slot, steps }: { slot: OwnSlot; steps: readonly SlotPathStep[] }) {
  const { slots: texts } = useTexts('sponsor')
  const language = useLanguage()
  const words = useStepWords(slot)
  const shown = steps.map(({ name, shape, state, at }): SlotStep => ({
    id: name,
    shape,
    state,
    when: at ? showTime(at, 'monthDay', language) : texts.next,
    ...words[name],
  }))
  return (
    <SlotStory
      steps={shown}
      label={fillText(texts.story, { number: slot.number })}
      stateWords={texts.words}
    />
  )
}

function useStepWords(slot: OwnSlot): Record<SlotPathStep['name'], Pick<SlotStep, 'title' | 'detail'>> {
  const { slots: texts } = useTexts('sponsor')
  const isMatched = slot.state === 'matched'
  return {
    paid: { title: texts.paid, detail: texts.paidDetail },
    minted: { title: texts.minted, detail: fillText(texts.mintedDetail, { number: slot.number }) },
    chosen: isMatched
      ? slot.draw_id
        ? {
            title: texts.inDraw,
            detail: <Link to={paths.draw({ drawId: slot.draw_id })}>{texts.inDrawDetail}</Link>,
          }
        : { title: texts.designated, detail: texts.designatedDetail }
      : slot.state === 'waiting'
        ? { title: texts.waitsForDraw, detail: <Link to={paths.draws}>{texts.waitsDetail}</Link> }
        : { title: slot.state === 'frozen' ? texts.paused : texts.stopped, detail: texts[slot.state] },
    matched: isMatched
      ? { title: fillText(texts.matched, { name: slot.classroom_name ?? '' }), detail: slot.school }
      : { title: texts.toBeMatched, detail: texts.toBeMatchedDetail },
  }
}
