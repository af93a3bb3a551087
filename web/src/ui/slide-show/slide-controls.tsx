import { Button } from '../button/button.tsx'
import { icon } from '../icons/icons.tsx'
import type { SlideShow } from './slide-show.ts'
import styles from './slide-controls.module.css'

// Not among the other icons: those come with every page, these with late parts only.
const PlayIcon = /* @__PURE__ */ icon('M7 5l12 7-12 7z')
const PauseIcon = /* @__PURE__ */ icon('M8.5 5v14M15.5 5v14')
const BackIcon = /* @__PURE__ */ icon('M15 5l-7 7 7 7')
const OnIcon = /* @__PURE__ */ icon('M9 5l7 7-7 7')

export type SlideControlsProps = {
  show: SlideShow
  plays: boolean
  kind: 'second' | 'ghost'
  words: { play: string; pause: string; previous: string; next: string }
  /** “1 of 3”. */
  position: string
}

/** Play or Pause first, then one back, one on. */
export function SlideControls({ show, plays, kind, words, position }: SlideControlsProps) {
  const isBesides = kind === 'ghost'
  return (
    <div className={styles.controls}>
      <Button
        kind={kind}
        iconOnly
        aria-label={plays ? words.pause : words.play}
        onClick={plays ? show.pause : show.play}
      >
        {plays ? <PauseIcon /> : <PlayIcon />}
      </Button>
      <Button kind={kind} iconOnly aria-label={words.previous} onClick={show.previous}>
        <BackIcon />
      </Button>
      <Button kind={kind} iconOnly aria-label={words.next} onClick={show.next}>
        <OnIcon />
      </Button>
      <span className={isBesides ? 'visually-hidden' : styles.position}>{position}</span>
    </div>
  )
}
