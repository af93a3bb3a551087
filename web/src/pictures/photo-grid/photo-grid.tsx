import type { ShownPhoto } from '@tower/contract/spending/photos.contract.ts'
import styles from './photo-grid.module.css'

export type PhotoGridProps = {
  photos: readonly ShownPhoto[]
  /** Says what the photos are; for screen readers. */
  label: string
  /** What a photo without a caption is called. */
  plainAlt: string
}

/** Photos from a classroom, each with what its teacher wrote. A press opens the whole picture. */
export function PhotoGrid({ photos, label, plainAlt }: PhotoGridProps) {
  return (
    <ul className={styles.photos} aria-label={label}>
      {photos.map(({ id, url, thumbnail_url: thumbnail, caption }) => (
        <li key={id}>
          <figure>
            <a href={url}>
              <img src={thumbnail} alt={caption ?? plainAlt} width={320} height={240} loading="lazy" />
            </a>
            {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
