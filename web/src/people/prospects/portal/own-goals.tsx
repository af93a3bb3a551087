import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OwnGoal } from '@tower/contract/people/prospect-portal.contract.ts'
import { goalStates } from '@tower/contract/people/prospect-portal.ts'
import { useState } from 'react'
import { isUnknown } from '../../../api/call-error.ts'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ListFooter } from '../../../ui/list-page/list-footer.tsx'
import { ListTabs } from '../../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedRead } from './failed-read.tsx'
import { GoalForm } from './goal-form.tsx'
import { OwnGoalCard } from './own-goal-card.tsx'
import styles from './portal.module.css'
import { portalQueries } from './prospect-portal.api.ts'

const spec = { filters: { state: goalStates } }

/** What an athlete saves for, open and archived, and the way to add to it. */
export function OwnGoals({ prospectId }: { prospectId: string }) {
  const { goals: texts } = useTexts('prospectPortal')
  // Held here, for a goal that is archived meanwhile leaves the list, but not what is typed about it.
  const [written, setWritten] = useState<OwnGoal | 'new'>()
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const state = goalStates.find((name) => name === filters.state)
  const reading = useQuery({
    ...portalQueries.goals(prospectId, { state, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const items = isUnknown(reading.error) ? undefined : reading.data?.items
  return (
    <>
      <div className={classNames(styles.head, styles.overList)}>
        <ListTabs
          list={list}
          label={texts.filter}
          all={texts.all}
          filter="state"
          options={goalStates.map((value) => ({ value, label: texts.states[value] }))}
        />
        <Button kind="primary" onClick={() => setWritten('new')}>
          {texts.add}
        </Button>
      </div>
      {written && (
        <GoalForm
          prospectId={prospectId}
          goal={written === 'new' ? undefined : written}
          onClose={() => setWritten(undefined)}
        />
      )}
      {reading.isError && <FailedRead words={texts.failed} reading={reading} />}
      {reading.isPending && <Skeleton lines={6} />}
      {items?.length === 0 && (
        <EmptyState picture={<EmptyBlocks kind={state ? 'no-match' : undefined} />}>
          {state ? texts.noMatch[state] : texts.none}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <div aria-busy={reading.isFetching} className={styles.form}>
          <ul className={styles.goals}>
            {items.map((goal) => (
              <OwnGoalCard key={goal.id} goal={goal} onEdit={() => setWritten(goal)} />
            ))}
          </ul>
          <ListFooter list={list} total={reading.data?.total ?? 0} hasMore={reading.data?.has_more} />
        </div>
      )}
    </>
  )
}
