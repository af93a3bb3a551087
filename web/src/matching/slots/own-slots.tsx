import { useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, DownIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { SlotPath } from '../../pictures/tower/slot-story.tsx'
import { OwnSlotStory } from './own-slot-story.tsx'
import styles from './own-slots.module.css'
import { type OwnSlot, slotSteps, stepReached } from './slot-steps.ts'

/** A sponsor's slots, the newest first; each opens to its story. */
export function OwnSlots({ slots }: { slots: readonly OwnSlot[] }) {
  return (
    <ul className={styles.slots}>
      {slots.map((slot, position) => (
        <li key={slot.id}>
          <OwnSlotRow slot={slot} startsOpen={position === 0} />
        </li>
      ))}
    </ul>
  )
}

function OwnSlotRow({ slot, startsOpen }: { slot: OwnSlot; startsOpen: boolean }) {
  const { slots: texts } = useTexts('sponsor')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(startsOpen)
  const steps = slotSteps(slot)
  const minted = fillText(texts.number, {
    number: slot.number,
    date: showTime(slot.minted_at, 'date', language),
  })
  const where = [slot.school, slot.place].filter(Boolean).join(', ')
  const path = fillText(texts.path, { step: stepReached(steps), state: texts.states[slot.state] })
  return (
    <details
      className={styles.slot}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.rank} aria-hidden="true">
          {slot.ordinal}
        </span>
        <span className={styles.words}>
          <b>{titleOf(slot, texts)}</b>
          <span>{where || minted}</span>
        </span>
        <span className={styles.way}>
          <SlotPath steps={steps} label={path} />
          <SlotChip state={slot.state} />
        </span>
        <DownIcon className={styles.open} />
      </summary>
      <div className={styles.story}>{isOpen && <OwnSlotStory slot={slot} steps={steps} />}</div>
    </details>
  )
}

type SlotTexts = ReturnType<typeof useTexts<'sponsor'>>['slots']

function titleOf({ state, classroom_name: name }: OwnSlot, texts: SlotTexts): string {
  return state === 'matched' ? (name ?? texts.hidden) : texts[state]
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
