import { Button } from './button.tsx'
import { BackIcon, OnIcon, PauseIcon, PlayIcon } from './icons.tsx'
import type { SlideShow } from './slide-show.ts'
import styles from './slide-controls.module.css'

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
