import type { ReviewedMedia as Media } from '@tower/contract/people/prospect-reviews.contract.ts'
import { FilmPlayer } from '../../../../people/prospects/film-player.tsx'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import styles from '../photos/photos.module.css'

/** A picture or film before anybody else sees it, and what is said in it. */
export function ReviewedMedia({ media, label }: { media: Media; label: string }) {
  const texts = useTexts('prospectReview')
  const { kind, url, spoken, faces_covered: covered } = media
  if (kind === 'picture')
    return (
      <div className={styles.parts}>
        <ReviewedPicture url={url} alt={fillText(texts.pictureOf, { label })} />
        {covered !== null && (
          <p>
            <b>{texts.covered}</b> {covered}
          </p>
        )}
      </div>
    )
  return (
    <div className={styles.parts}>
      <div className={styles.film}>
        <FilmPlayer
          film={{ ...media, media_url: url }}
          label={fillText(texts.filmOf, { label })}
          captions={texts.captions}
        />
      </div>
      <p>
        <b>{texts.spoken}</b> {spoken ?? texts.silent}
      </p>
    </div>
  )
}

/** A picture, and large in a window of its own. */
export function ReviewedPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <a className={styles.picture} href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={alt} />
    </a>
  )
}
