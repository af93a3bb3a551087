import { type GoalStanding, goalStandings } from '@tower/contract/people/prospects.ts'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { listAddress } from './list-address.ts'
import styles from './sport-filter.module.css'

export type GoalFilterProps = {
  /** The one that is shown; undefined for all. */
  chosen: GoalStanding | undefined
  sport: string | undefined
}

/** Whether athletes still save for something. Nothing to narrow down where a child lives or how old one is. */
export function GoalFilter({ chosen, sport }: GoalFilterProps) {
  const texts = useTexts('prospects')
  return (
    <nav className={classNames(styles.filter, styles.wraps)} aria-label={texts.goalFilter}>
      <ul>
        {[undefined, ...goalStandings].map((goal) => (
          <li key={goal ?? ''}>
            <Link
              to={listAddress({ sport, goal })}
              aria-current={goal === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {goal === undefined ? texts.allGoals : texts.goalStandings[goal]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
