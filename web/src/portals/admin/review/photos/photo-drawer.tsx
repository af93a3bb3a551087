import type { ReviewedPhoto } from '@tower/contract/spending/photos.contract.ts'
import { fillCounted, fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Drawer } from '../../../../ui/drawer/drawer.tsx'
import { Moment } from '../../../../ui/time/moment.tsx'
import { PhotoActs } from './photo-acts.tsx'
import styles from './photos.module.css'
import { Decision } from './use-photo-columns.tsx'

export type PhotoDrawerProps = { photo: ReviewedPhoto | undefined; onClose: () => void }

/** One photo, large, with what stands with it and what can be decided. */
export function PhotoDrawer({ photo, onClose }: PhotoDrawerProps) {
  const texts = useTexts('photoReview')
  return (
    <Drawer isOpen onClose={onClose} title={photo?.caption || texts.drawer}>
      {photo ? (
        <div className={styles.parts}>
          <Picture photo={photo} />
          <Facts photo={photo} />
          <PhotoActs key={`${photo.id} ${photo.status}`} photo={photo} onDone={onClose} />
        </div>
      ) : (
        <p>{texts.elsewhere}</p>
      )}
    </Drawer>
  )
}

function Picture({ photo: { file_url: url, caption } }: { photo: ReviewedPhoto }) {
  const texts = useTexts('photoReview')
  if (url === null) return <p>{texts.gone}</p>
  return (
    <a className={styles.picture} href={url} target="_blank" rel="noopener">
      <img src={url} alt={caption ? fillText(texts.alt, { caption }) : texts.plain} />
    </a>
  )
}

function Facts({ photo }: { photo: ReviewedPhoto }) {
  const texts = useTexts('photoReview')
  const language = useLanguage()
  const { columns } = texts
  return (
    <dl className={styles.facts}>
      <dt>{columns.teacher}</dt>
      <dd>
        {photo.teacher_name} · {photo.teacher_email}
      </dd>
      <dt>{columns.classroom}</dt>
      <dd>{photo.classroom_name}</dd>
      {photo.school && (
        <>
          <dt>{texts.school}</dt>
          <dd>{photo.school}</dd>
        </>
      )}
      <dt>{columns.statement}</dt>
      <dd>{photo.statement ? texts.statements[photo.statement] : texts.noStatement}</dd>
      <dt>{texts.covered}</dt>
      <dd>
        {photo.faces_covered === null
          ? texts.notAsked
          : fillCounted(texts.coveredBy, photo.faces_covered, language, { name: photo.teacher_name })}
      </dd>
      <dt>{columns.sent}</dt>
      <dd>
        <Moment at={photo.created_at} />
      </dd>
      <dt>{columns.decision}</dt>
      <dd>
        <Decision photo={photo} />
      </dd>
    </dl>
  )
}
