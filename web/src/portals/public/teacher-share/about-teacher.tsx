import { slotPriceCents } from '@tower/contract/money.ts'
import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { PhotoGrid } from '../../../pictures/photo-grid/photo-grid.tsx'
import { ProgressTower } from '../../../pictures/tower/progress-tower.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-teacher.module.css'

/** Where a gift goes, and what the teacher wrote, if anything. The tower stands where its eight blocks are set. */
export function AboutTeacher({ item }: { item: TeacherShareItem }) {
  const { about, ways, photos } = useTexts('share')
  return (
    <Section className={styles.section}>
      <div className={styles.columns}>
        {item.matched && (
          <ProgressTower cents={slotPriceCents} targetCents={slotPriceCents} label={ways.label} size="l" />
        )}
        <div>
          <h2>{ways.title}</h2>
          <dl className={styles.ways}>
            {[ways.whole, ways.part, ways.record].map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {(item.bio || item.badges.length > 0) && (
          <div>
            <h2>{about}</h2>
            {item.bio && <p className={styles.bio}>{item.bio}</p>}
            <Badges badges={item.badges} />
          </div>
        )}
      </div>
      {item.photos.length > 0 && (
        <div className={styles.photos}>
          <h2>{photos.title}</h2>
          <p className={styles.note}>{photos.note}</p>
          <PhotoGrid photos={item.photos} label={photos.title} plainAlt={photos.plain} />
        </div>
      )}
    </Section>
  )
}

/** What the teacher unlocked and wants to be seen. */
function Badges({ badges }: Pick<TeacherShareItem, 'badges'>) {
  const { badges: label } = useTexts('share')
  const language = useLanguage()
  if (badges.length === 0) return null
  return (
    <>
      <h3 className={styles.unlocked}>{label}</h3>
      <ul className={styles.badges} aria-label={label}>
        {badges.map(({ name, name_es: nameEs, image_url: picture }) => (
          <li key={name}>
            <img src={picture} alt="" width={60} height={66} loading="lazy" />
            {(language === 'es' && nameEs) || name}
          </li>
        ))}
      </ul>
    </>
  )
}
