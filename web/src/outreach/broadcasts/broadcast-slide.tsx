import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import styles from './broadcast-slide.module.css'

export type BroadcastSlideProps = {
  slide: Broadcast
  size: 'strip' | 'stage'
  /** Stands there from the start, without an entrance. */
  isStill: boolean
}

/** One slide: its words, where it leads, and on the stage its picture, film or drawn classrooms. */
export function BroadcastSlide({ slide, size, isStill }: BroadcastSlideProps) {
  const { title, body, cta_href, cta_label, transition, is_urgent } = slide
  return (
    <div
      className={classNames(
        styles.shown,
        styles[size],
        is_urgent && styles.whole,
        !isStill && styles[transition],
      )}
    >
      {size === 'stage' && <StagePicture slide={slide} />}
      <p className={styles.words}>
        <b>{title}</b> <span>{body}</span>
      </p>
      {cta_href && cta_label && (
        <ButtonLink className={styles.link} to={cta_href}>
          {cta_label}
        </ButtonLink>
      )}
    </div>
  )
}

function StagePicture({ slide: { media_url, draw } }: { slide: Broadcast }) {
  const { seed } = useTexts('broadcasts')
  if (media_url && /\.(webm|mp4)$/i.test(media_url)) {
    return <video className={styles.media} src={media_url} controls muted playsInline preload="metadata" />
  }
  if (media_url) return <img className={styles.media} src={media_url} alt="" />
  if (!draw) return null
  return (
    <div className={styles.board}>
      <ol>
        {draw.names.map((name, position) => (
          <li key={position}>{name}</li>
        ))}
      </ol>
      <p>
        {seed} <code>{draw.seed.slice(0, 16)}…</code>
      </p>
    </div>
  )
}
