import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { useMemo } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { WarningIcon } from '../../ui/icons/icons.tsx'
import { SlideControls } from '../../ui/slide-show/slide-controls.tsx'
import { holdingHandlers, useSlideShow } from '../../ui/slide-show/use-slide-show.ts'
import styles from './broadcast-player.module.css'
import { BroadcastSlide } from './broadcast-slide.tsx'
import { slideMs } from './slide-time.ts'
import { UrgentAlert } from './urgent-alert.tsx'
import { useBroadcasts } from './use-broadcasts.ts'

export type BroadcastPlayerProps = {
  /** What the server showed; empty when it could not be read. */
  first: readonly Broadcast[]
  /** A line under the hero, or a page's own stage. */
  size: 'strip' | 'stage'
}

/** What the charity says live, one slide after the other. Urgent news push the others aside. */
export default function BroadcastPlayer({ first, size }: BroadcastPlayerProps) {
  const texts = useTexts('broadcasts')
  const slides = useBroadcasts(first)
  const turns = useMemo(() => slides.map((slide) => ({ id: slide.id, showMs: slideMs(slide) })), [slides])
  const [{ currentId, plays, turns: isAutoAdvancing, isFirst }, show] = useSlideShow(turns, true)
  const place = Math.max(
    0,
    slides.findIndex(({ id }) => id === currentId),
  )
  const slide = slides[place]
  return (
    <div
      className={classNames(styles.player, styles[size])}
      data-urgent={slide?.is_urgent || undefined}
      {...holdingHandlers(show)}
    >
      <PanelName slide={slide} />
      <div className={styles.view} aria-live={isAutoAdvancing && slides.length > 1 ? 'off' : 'polite'}>
        {slide ? (
          <BroadcastSlide key={slide.id} slide={slide} size={size} isStill={isFirst} />
        ) : (
          <p className={styles.none}>{texts.none}</p>
        )}
      </div>
      {slides.length > 1 && (
        <SlideControls
          {...{ show, plays }}
          kind="ghost"
          words={texts}
          position={fillText(texts.position, { number: place + 1, count: slides.length })}
        />
      )}
      <UrgentAlert slide={slide} />
    </div>
  )
}

function PanelName({ slide }: { slide: Broadcast | undefined }) {
  const { name, urgent } = useTexts('broadcasts')
  if (slide?.is_urgent) {
    return (
      <b className={classNames(styles.name, styles.urgent)}>
        <WarningIcon />
        {urgent}
      </b>
    )
  }
  return <b className={classNames(styles.name, slide ? styles.on : styles.off)}>{name}</b>
}
