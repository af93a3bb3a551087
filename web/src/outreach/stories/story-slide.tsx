import type { Story } from '@tower/contract/outreach/stories.ts'
import type { Texts } from '../../texts/texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import styles from './story-carousel.module.css'

export type StorySlideProps = {
  story: Story
  words: Texts['stories']
  /** Its place is kept without it. */
  withPicture: boolean
}

/** One story: its picture in an arch, its words, and the way on. */
export function StorySlide({ story, words, withPicture }: StorySlideProps) {
  const { eyebrow, more } = words
  const { title, summary, image_url, image_alt, link_url } = story
  return (
    <>
      <div className={styles.frame}>
        {image_url && withPicture && (
          <img src={image_url} alt={image_alt} width={976} height={800} loading="lazy" />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M3 21v-9a9 9 0 0 1 18 0v9z" fill="var(--i-brick)" />
          </svg>
          {eyebrow}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
        {link_url && (
          <p className={styles.more}>
            <GoLink to={link_url}>
              {more}
              <span className="visually-hidden">: {title}</span>
            </GoLink>
          </p>
        )}
      </div>
    </>
  )
}
