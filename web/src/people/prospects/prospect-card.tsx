import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AthleteAvatar } from './athlete-avatar.tsx'
import { GoalBar } from './goal-bar.tsx'
import { nearestGoal } from './nearest-goal.ts'
import styles from './prospect-card.module.css'
import { type ListedProspect, nameOf, placeOf } from './prospect.ts'
import { sportName } from './sport-name.ts'

/** A prospect in the list: the color of the sport, who, where, and how far the nearest goal is. */
export function ProspectCard({ prospect }: { prospect: ListedProspect }) {
  const texts = useTexts('prospects')
  const goal = nearestGoal(prospect.goals)
  const facts = [
    prospect.sport && sportName(prospect.sport, texts.sportNames),
    placeOf(prospect, texts),
  ].filter(Boolean)
  return (
    <article className={styles.card} data-tone={prospect.tone}>
      <div className={styles.cover} aria-hidden="true">
        {prospect.cover_url && <img src={prospect.cover_url} alt="" loading="lazy" />}
      </div>
      <AthleteAvatar prospect={prospect} className={styles.avatar} />
      <div className={styles.words}>
        <h2>
          <Link to={paths.prospect({ prospectId: prospect.id })}>{nameOf(prospect)}</Link>
        </h2>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {prospect.headline && <p className={styles.headline}>{prospect.headline}</p>}
      </div>
      <div className={styles.goal}>
        {goal ? (
          <GoalBar goal={goal} />
        ) : (
          <p>{fillText(texts.raisedInAll, { raised: formatUsd(prospect.raised_cents) })}</p>
        )}
      </div>
    </article>
  )
}
