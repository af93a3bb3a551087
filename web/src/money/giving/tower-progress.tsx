import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ProgressTower } from '../../pictures/tower/progress-tower.tsx'
import { GoLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './tower-progress.module.css'

/** How full the tower is that small gifts fill together, and the way to add to it. */
export function TowerProgress({ tower }: { tower: SharedTower }) {
  const texts = useTexts('towerProgress')
  const language = useLanguage()
  const target = formatUsd(tower.target_cents)
  const lead = fillText(fillCounted(texts.lead, tower.gifts, language), {
    cents: formatUsd(tower.cents),
    target,
  })
  return (
    <Section labelledBy="shared-tower">
      <div className={styles.tower}>
        <h2 id="shared-tower">{texts.title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ProgressTower
          cents={tower.cents}
          ownCents={0}
          targetCents={tower.target_cents}
          label={lead}
          className={styles.picture}
        />
        <p>{fillText(texts.text, { target })}</p>
        <GoLink to={donateToClassroom}>{texts.give}</GoLink>
      </div>
    </Section>
  )
}
