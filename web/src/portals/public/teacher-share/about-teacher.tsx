import { slotPriceCents } from '@tower/contract/money.ts'
import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ProgressTower } from '../../../pictures/tower/progress-tower.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './about-teacher.module.css'

/** What a slot is, and what the teacher wrote. Whose gifts lie where is nobody else's business, so the tower is open. */
export function AboutTeacher({ item }: { item: TeacherShareItem }) {
  const { about, noWords, nominations, tower } = useTexts('share')
  const language = useLanguage()
  const { nominators, confirmed } = item
  return (
    <Section className={styles.section}>
      <div className={styles.columns}>
        <ProgressTower cents={0} targetCents={slotPriceCents} label={tower.label} size="l" />
        <div>
          <h2>{tower.title}</h2>
          <dl className={styles.ways}>
            {[tower.whole, tower.part, tower.record].map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2>{about}</h2>
          <p className={styles.bio}>{item.bio ?? fillText(noWords, { name: item.display_name })}</p>
          <p className={styles.nominations}>
            {nominators === 0
              ? nominations.none
              : fillCounted(nominations.counted, nominators, language, { confirmed })}
          </p>
        </div>
      </div>
    </Section>
  )
}
