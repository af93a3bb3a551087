import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../texts/use-texts.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { teacherLookQuery } from './badges.api.ts'
import styles from './badges.module.css'
import { nameIn } from './item-words.ts'

/** The picture of a teacher and the badges they want to be seen, for staff; nothing where there is neither. */
export function TeacherLook({ teacherId }: { teacherId: string }) {
  const language = useLanguage()
  const { data: look } = useQuery(teacherLookQuery(teacherId))
  if (!look || (look.picture_url === null && look.badges.length === 0)) return null
  return (
    <Row>
      {look.picture_url !== null && (
        <img className={styles.small} src={look.picture_url} alt="" width={40} height={44} />
      )}
      {look.badges.map((badge) => (
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
