import { paths } from '@tower/contract/pages.ts'
import { useLocation } from 'react-router'
import { ProspectCard } from '../../../people/prospects/prospect-card.tsx'
import type { ListedProspect } from '../../../people/prospects/prospect.ts'
import { listAddress } from '../../../people/prospects/list-address.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import type { ProspectList } from './list-prospects.ts'
import styles from './prospects.module.css'

/** The athletes of the list, as cards. */
export function ProspectCards({ prospects }: { prospects: readonly ListedProspect[] }) {
  return (
    <ul className={styles.cards}>
      {prospects.map((prospect) => (
        <li key={prospect.id}>
          <ProspectCard prospect={prospect} />
        </li>
      ))}
    </ul>
  )
}

/** The way to the athletes behind these, and back to the first; links, so that they work without a script. */
export function ProspectPages({
  list,
}: {
  list: Pick<ProspectList, 'chosen' | 'goal' | 'next' | 'isFirst'>
}) {
  const texts = useTexts('prospects')
  const { chosen: sport, goal, next, isFirst } = list
  const pageAt = (after: string | null) => listAddress({ sport, goal, after })
  if (next === null && isFirst) return null
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {!isFirst && <ButtonLink to={pageAt(null)}>{texts.firstPage}</ButtonLink>}
      {next !== null && (
        <ButtonLink to={pageAt(next)} rel="next">
          {texts.nextPage}
        </ButtonLink>
      )}
    </nav>
  )
}

/** Nobody to show: in this sport, or at all. */
export function ProspectsEmpty({ isFiltered, ofGoal }: { isFiltered: boolean; ofGoal: boolean }) {
  const texts = useTexts('prospects')
  return (
    <div className={styles.empty}>
      <EmptyBlocks kind={isFiltered ? 'no-match' : 'nothing-yet'} />
      <p>{ofGoal ? texts.emptyGoal : texts.empty}</p>
      {isFiltered && (
        <ButtonLink to={paths.prospects} preventScrollReset>
          {texts.showAll}
        </ButtonLink>
      )}
    </div>
  )
}

/** The way to try again is a link to where we are: it works without a script as well. */
export function ProspectsFailed({ isLoading }: { isLoading: boolean }) {
  const texts = useTexts('prospects')
  const { pathname, search } = useLocation()
  return (
    <Notice
      tone="danger"
      action={
        <ButtonLink to={pathname + search} replace preventScrollReset>
          {texts.retry}
        </ButtonLink>
      }
    >
      {isLoading ? texts.loading : texts.failed}
    </Notice>
  )
}
