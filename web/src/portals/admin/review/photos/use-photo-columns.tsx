import type { ReviewedPhoto } from '@tower/contract/spending/photos.contract.ts'
import { Link } from 'react-router'
import { PhotoStateChip } from '../../../../spending/photos/photo-state-chip.tsx'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { classNames } from '../../../../ui/class-names/class-names.ts'
import type { ListColumn } from '../../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../../ui/time/moment.tsx'
import review from '../review.module.css'
import styles from './photos.module.css'

/** The columns of photos: the picture opens the drawer. */
export function usePhotoColumns(linkTo: (id: string) => string): ListColumn<ReviewedPhoto>[] {
  const texts = useTexts('photoReview')
  const heads = texts.columns
  return [
    { id: 'photo', head: heads.photo, cell: (photo) => <Thumb photo={photo} to={linkTo(photo.id)} /> },
    {
      id: 'teacher',
      head: heads.teacher,
      cell: (photo) => <Teacher photo={photo} />,
    },
    {
      id: 'statement',
      rank: 901,
      head: heads.statement,
      cell: ({ statement }) => (statement ? texts.statements[statement] : texts.noStatement),
    },
    {
      id: 'sent',
      rank: 902,
      head: heads.sent,
      sort: '-created',
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'decision', rank: 1, head: heads.decision, cell: (photo) => <Decision photo={photo} /> },
  ]
}

function Thumb({ photo, to }: { photo: ReviewedPhoto; to: string }) {
  const texts = useTexts('photoReview')
  const { thumbnail_url: thumbnail, caption } = photo
  return (
    <Link to={to} preventScrollReset className={styles.thumb}>
      {thumbnail && <img src={thumbnail} alt="" width={320} height={240} loading="lazy" />}
      <span>{caption || texts.plain}</span>
    </Link>
  )
}

function Teacher({ photo }: { photo: ReviewedPhoto }) {
  const { teacher_name: name, teacher_email: email, classroom_name: classroom, school } = photo
  return (
    <div className={classNames(review.two, styles.teacher)}>
      <b>{name}</b>
      <span>{email}</span>
      <span>{[classroom, school].filter(Boolean).join(', ')}</span>
    </div>
  )
}

/** Where a photo stands, who decided, and why. */
export function Decision({ photo }: { photo: ReviewedPhoto }) {
  const texts = useTexts('photoReview')
  const { system } = useTexts('people')
  const { status, decided_by: actor, decided_at: at, reason } = photo
  if (status === 'pending') return <PhotoStateChip status={status} words={texts.statuses} />
  return (
    <div className={review.two}>
      <b>{fillText(texts.by, { status: texts.statuses[status], actor: actor ?? system })}</b>
      {at && <Moment at={at} />}
      {reason && <span>“{reason}”</span>}
    </div>
  )
}
