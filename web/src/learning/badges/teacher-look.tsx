import { useQuery } from '@tanstack/react-query'
import type { ShownLook } from '@tower/contract/learning/badges.contract.ts'
import { useLanguage } from '../../texts/use-texts.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { ownLookQuery, teacherLookQuery } from './badges.api.ts'
import styles from './badges.module.css'
import { nameIn } from './item-words.ts'

/** The picture of a teacher and the badges they want to be seen, for staff; nothing where there is neither. */
export function TeacherLook({ teacherId }: { teacherId: string }) {
  const { data: look } = useQuery(teacherLookQuery(teacherId))
  return look ? <Look look={look} /> : null
}

/** The same, as the teacher who is signed in appears to whoever answers them. */
export function OwnLook() {
  const { data: look } = useQuery(ownLookQuery)
  return look ? <Look look={look} /> : null
}

function Look({ look: { picture_url: picture, badges } }: { look: ShownLook }) {
  const language = useLanguage()
  if (picture === null && badges.length === 0) return null
  return (
    <Row>
      {picture !== null && <img className={styles.small} src={picture} alt="" width={40} height={44} />}
      {badges.map((badge) => (
        <img
          key={badge.name}
          className={styles.small}
          src={badge.image_url}
          alt={nameIn(language, badge)}
          title={nameIn(language, badge)}
          width={40}
          height={44}
        />
      ))}
    </Row>
  )
}
