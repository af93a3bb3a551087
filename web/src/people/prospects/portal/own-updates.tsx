import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { updateStates } from '@tower/contract/people/prospects.ts'
import { isUnknown } from '../../../api/call-error.ts'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ListFooter } from '../../../ui/list-page/list-footer.tsx'
import { ListTabs } from '../../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedRead } from './failed-read.tsx'
import { OwnUpdateTile } from './own-update-tile.tsx'
import styles from './portal.module.css'
import { portalQueries } from './prospect-portal.api.ts'

const spec = { filters: { state: updateStates } }
/** The addresses of photos and films work for ten minutes: before that they are read anew. */
const readAgainMs = 8 * 60 * 1000

/** The news of an athlete, the newest first, and where each stands. */
export function OwnUpdates({ prospectId }: { prospectId: string }) {
  const { updates: texts } = useTexts('prospectPortal')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const state = updateStates.find((name) => name === filters.state)
  const reading = useQuery({
    ...portalQueries.updates(prospectId, { state, page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: readAgainMs,
  })
  const items = isUnknown(reading.error) ? undefined : reading.data?.items
  return (
    <section className={styles.form} aria-busy={reading.isFetching}>
      <ListTabs
        list={list}
        label={texts.filter}
        all={texts.all}
        filter="state"
        options={updateStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      {reading.isError && <FailedRead words={texts.failed} reading={reading} />}
      {reading.isPending && <Skeleton lines={8} />}
      {items?.length === 0 && (
        <EmptyState picture={<EmptyBlocks kind={state ? 'no-match' : undefined} />}>
          {state ? texts.noMatch[state] : texts.none}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <>
          <ul className={styles.tiles}>
            {items.map((update) => (
              <OwnUpdateTile key={update.id} update={update} />
            ))}
          </ul>
          <ListFooter list={list} total={reading.data?.total ?? 0} hasMore={reading.data?.has_more} />
        </>
      )}
    </section>
  )
}
