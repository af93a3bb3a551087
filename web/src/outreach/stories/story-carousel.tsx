import type { Story } from '@tower/contract/outreach/stories.ts'
import { type TouchEvent, useMemo, useRef } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import type { Texts } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts'
import { SlideControls } from '../../ui/slide-show/slide-controls.tsx'
import type { SlideShow } from '../../ui/slide-show/slide-show.ts'
import { holdingHandlers, useSlideShow } from '../../ui/slide-show/use-slide-show.ts'
import styles from './story-carousel.module.css'
import { StorySlide } from './story-slide.tsx'
import { swipeDirection } from './swipe.ts'

const rotationMs = 8_000

export type StoryCarouselProps = {
  stories: readonly Story[]
  /** Of a preview in the other language than the page’s. */
  words?: Texts['stories']
}

/** The featured stories, one after the other, until somebody points at one, touches it or chooses. */
export function StoryCarousel({ stories, words }: StoryCarouselProps) {
  const own = useTexts('stories')
  const texts = words ?? own
  const turns = useMemo(() => stories.map(({ id }) => ({ id, showMs: rotationMs })), [stories])
  const [{ currentId, plays, turns: isAutoAdvancing }, show] = useSlideShow(turns, true)
  const place = Math.max(
    0,
    stories.findIndex(({ id }) => id === currentId),
  )
  // A slide that nobody sees yet would fetch its picture before the first words are painted: those come with the script that turns.
  const isHydrated = useIsHydrated()
  const positionOf = (number: number) => fillText(texts.position, { number, count: stories.length })
  return (
    <div
      className={styles.carousel}
      {...{ role: 'group', 'aria-roledescription': texts.carousel, 'aria-label': texts.label }}
      {...holdingHandlers(show)}
      {...useSwipe(show)}
    >
      {stories.length > 1 && (
        <div className={styles.controls}>
          <SlideControls {...{ show, plays }} kind="second" words={texts} position={positionOf(place + 1)} />
        </div>
      )}
      <div className={styles.slides} aria-live={isAutoAdvancing && stories.length > 1 ? 'off' : 'polite'}>
        {stories.map((story, number) => (
          <div
            key={story.id}
            className={classNames(styles.slide, number !== place && styles.away)}
            inert={number !== place}
            {...{ role: 'group', 'aria-roledescription': texts.slide, 'aria-label': positionOf(number + 1) }}
          >
            <StorySlide story={story} words={texts} withPicture={isHydrated || number === place} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A touch pauses; a swipe also turns. */
function useSwipe(show: SlideShow) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const pointOf = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    return touch && { x: touch.clientX, y: touch.clientY }
  }
  return {
    onTouchStart(event: TouchEvent) {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      start.current = isOnButton ? undefined : pointOf(event)
      if (!isOnButton) show.pause()
    },
    onTouchEnd(event: TouchEvent) {
      const end = pointOf(event)
      const direction = start.current && end && swipeDirection(start.current, end)
      start.current = undefined
      if (direction) show[direction]()
    },
  }
}
