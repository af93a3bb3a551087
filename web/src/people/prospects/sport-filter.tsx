import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { listAddress } from './list-address.ts'
import styles from './sport-filter.module.css'
import { sportName } from './sport-name.ts'

export type SportCount = { sport: string; count: number }

export type SportFilterProps = {
  sports: readonly SportCount[]
  total: number
  /** The one that is shown; undefined for all. */
  chosen: string | undefined
  /** What else is chosen, which stays. */
  goal: string | undefined
}

/** On a phone the chips run off to the side: the chosen one is not left where nobody sees it. */
function showInRow(chip: HTMLAnchorElement | null): void {
  const row = chip?.closest('nav')
  if (row) row.scrollLeft = chip!.offsetLeft - (row.clientWidth - chip!.offsetWidth) / 2
}

/** One chip for each sport found, with how many there are. Links, so that they work without a script and by address. */
export function SportFilter({ sports, total, chosen, goal }: SportFilterProps) {
  const texts = useTexts('prospects')
  const chips = [{ sport: undefined, count: total }, ...sports]
  return (
    <nav className={styles.filter} aria-label={texts.sports}>
      <ul>
        {chips.map(({ sport, count }) => (
          <li key={sport ?? ''}>
            <Link
              to={listAddress({ sport, goal })}
              aria-current={sport === chosen ? 'page' : undefined}
              ref={sport !== undefined && sport === chosen ? showInRow : undefined}
              preventScrollReset
            >
              {sport === undefined ? texts.allSports : sportName(sport, texts.sportNames)}{' '}
              <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
