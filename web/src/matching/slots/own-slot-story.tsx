import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SlotStory, type SlotStep } from '../../pictures/tower/slot-story.tsx'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { slotQueries } from './slots.api.ts'
import styles from './own-slots.module.css'
import type { OwnSlot, SlotPathStep } from './slot-steps.ts'

// Come when a slot is opened that has them.
const BoughtList = lateInBrowser(async () => ({
  default: (await import('../../pictures/bought/bought-list.tsx')).BoughtList,
}))
const PhotoGrid = lateInBrowser(async () => ({
  default: (await import('../../pictures/photo-grid/photo-grid.tsx')).PhotoGrid,
}))

type OwnSlotStoryProps = { slot: OwnSlot; steps: readonly SlotPathStep[] }

/** The way of one slot, and what its classroom bought. Draw and spending are what anyone may read of it. */
export function OwnSlotStory({ slot, steps }: OwnSlotStoryProps) {
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
    <>
      <SlotStory
        steps={shown}
        label={fillText(texts.story, { number: slot.number })}
        stateWords={texts.words}
      />
      {slot.state === 'matched' && <Spent number={slot.number} />}
      {slot.state === 'matched' && <Photos number={slot.number} />}
    </>
  )
}

/** What of the $800 is spent, as far as the public budget says it. */
function Spent({ number }: { number: number }) {
  const { slots: texts } = useTexts('sponsor')
  const story = useQuery(slotQueries.story(number)).data
  const cents = story?.spent_cents ?? null
  if (cents === null) return null
  const values = { spent: formatUsd(cents, { always2: true }), price: formatUsd(slotPriceCents) }
  const words = fillText(texts.spentOf, values)
  return (
    <div className={styles.spent}>
      <p>
        <b>{texts.spent}</b> <span>{words}</span>
      </p>
      <meter min={0} max={slotPriceCents} value={cents} aria-label={`${texts.spent}: ${words}`} />
      {story?.bought && <BoughtList bought={story.bought} />}
      <p>
        {cents === 0 ? texts.spentNone : null}{' '}
        <Link to={paths.slotStory({ number })}>{texts.publicStory}</Link>
      </p>
    </div>
  )
}

/** What the teacher showed of it, as anyone may see. */
function Photos({ number }: { number: number }) {
  const { slots: texts } = useTexts('sponsor')
  const photos = useQuery(slotQueries.story(number)).data?.photos ?? []
  if (photos.length === 0) return null
  return (
    <div className={styles.photos}>
      <b>{texts.photos}</b>
      <PhotoGrid photos={photos} label={texts.photos} plainAlt={texts.photo} />
    </div>
  )
}

type Words = Pick<SlotStep, 'title' | 'detail'>

function useStepWords(slot: OwnSlot): Record<SlotPathStep['name'], Words> {
  const { slots: texts } = useTexts('sponsor')
  const chosen = useChosenWords(slot)
  const isMatched = slot.state === 'matched'
  const name = slot.classroom_name
  const where = [slot.school, slot.place].filter(Boolean).join(', ')
  return {
    paid: {
      title: texts.paid,
      detail: (
        <>
          {texts.paidDetail} <Link to={paths.sponsorGiving}>{texts.receipts}</Link>
        </>
      ),
    },
    minted: { title: texts.minted, detail: fillText(texts.mintedDetail, { number: slot.number }) },
    chosen,
    matched: isMatched
      ? {
          title: name === null ? texts.hidden : fillText(texts.matched, { name }),
          detail: name === null ? texts.hiddenDetail : where,
        }
      : { title: texts.toBeMatched, detail: texts.toBeMatchedDetail },
  }
}

function useChosenWords(slot: OwnSlot): Words {
  const { slots: texts } = useTexts('sponsor')
  const drawn = useDrawDetail(slot)
  switch (slot.state) {
    case 'waiting':
      return { title: texts.waitsForDraw, detail: <Link to={paths.draws}>{texts.waitsDetail}</Link> }
    case 'frozen':
      return { title: texts.paused, detail: texts.frozen }
    case 'voided':
      return { title: texts.stopped, detail: texts.voided }
    case 'matched':
      if (slot.draw_id !== null) return { title: texts.inDraw, detail: drawn }
      return {
        title: texts.designated,
        detail: texts.designatedDetail[slot.how === 'staff' ? 'staff' : 'choice'],
      }
  }
}

/** How the draw came to it, in numbers anyone can check. */
function useDrawDetail({ number, draw_id: drawId }: OwnSlot): ReactNode {
  const { slots: texts } = useTexts('sponsor')
  const language = useLanguage()
  const { data } = useQuery({ ...slotQueries.story(number), enabled: drawId !== null })
  if (drawId === null) return null
  const pick = data?.draw?.pick
  return (
    <>
      {data?.draw && pick && (
        <>
          {fillCounted(texts.inDrawNumbers, data.draw.entries_count, language, {
            weight: pick.weight,
            total: pick.remaining_weight,
          })}{' '}
        </>
      )}
      <Link to={paths.draw({ drawId })}>{texts.inDrawDetail}</Link>
    </>
  )
}
