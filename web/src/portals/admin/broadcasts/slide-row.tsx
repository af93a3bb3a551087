import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, PinIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Grip, PlaceButtons } from '../order/place-buttons.tsx'
import { SlideActs } from './slide-acts.tsx'
import styles from './slides.module.css'

export type SlideRowProps = {
  slide: BroadcastSlide
  to: string
  isWhole: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One slide of the list: what it is, when it shows, and what can be done with it. */
export function SlideRow({ slide, to, isWhole, onUp, onDown }: SlideRowProps) {
  const texts = useTexts('slides')
  const name = slide.title
  return (
    <>
      {isWhole && (
        <div className={styles.order}>
          <Grip title={texts.drag} />
          <PlaceButtons
            labels={{ up: fillText(texts.up, { name }), down: fillText(texts.down, { name }) }}
            {...{ onUp, onDown }}
          />
        </div>
      )}
      <div className={styles.words}>
        <Link to={to} preventScrollReset className={styles.name} aria-label={fillText(texts.open, { name })}>
          {name}
        </Link>
        <span className={styles.quiet}>
          {texts.kinds[slide.kind]} · {fillText(texts.seconds, { count: slide.duration_sec ?? 8 })} ·{' '}
          {texts.transitions[slide.transition]}
        </span>
        <Chips slide={slide} />
      </div>
      <SlideActs slide={slide} />
    </>
  )
}

function Chips({ slide }: { slide: BroadcastSlide }) {
  const texts = useTexts('slides')
  return (
    <span className={styles.chips}>
      <Chip outlined>{texts.statuses[slide.status]}</Chip>
      <Timing slide={slide} />
      {slide.is_urgent && (
        <Chip tone="danger" icon={<WarningIcon />}>
          {texts.urgent}
        </Chip>
      )}
      {slide.pin && (
        <Chip tone="info" icon={<PinIcon />}>
          {texts.pinned}
        </Chip>
      )}
    </span>
  )
}

/** Whether it is on screen, and if not, why. */
function Timing({
  slide: { status, is_shown: isShown, publish_at: start, expires_at: end },
}: {
  slide: BroadcastSlide
}) {
  const texts = useTexts('slides')
  const language = useLanguage()
  if (isShown) {
    return (
      <Chip tone="success" icon={<CheckIcon />}>
        {texts.shown}
      </Chip>
    )
  }
  if (status === 'draft' || start === null) return null
  // oxlint-disable-next-line react/purity -- what holds as it is rendered
  const hasEnded = end !== null && new Date(end).getTime() <= Date.now()
  const words = hasEnded
    ? fillText(texts.ended, { time: showTime(end, 'moment', language) })
    : fillText(texts.waits, { time: showTime(start, 'moment', language) })
  return (
    <Chip tone={hasEnded ? 'neutral' : 'warning'} icon={<ClockIcon />}>
      {words}
    </Chip>
  )
}
