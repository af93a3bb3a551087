import type { LiveTopic } from '@tower/contract/live-topics.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawQueries } from '../matching/draws/draws.api.ts'
import { slotQueries } from '../matching/slots/slots.api.ts'
import { sponsorSummaryQuery } from '../money/giving/giving.api.ts'
import { inboxQuery } from '../oversight/inbox/inbox.api.ts'
import { teacherOverviewQuery } from '../people/teachers/teachers.api.ts'
import { makeStale } from './stale-on.ts'

const reads = {
  pools: slotQueries.pools,
  receivers: slotQueries.receivers('ana'),
  draws: drawQueries.all,
  sponsor: sponsorSummaryQuery,
  teacher: teacherOverviewQuery,
  inbox: inboxQuery({ page: 1 }),
}

test.each<[LiveTopic, (keyof typeof reads)[]]>([
  ['slot.minted', ['pools', 'receivers', 'sponsor']],
  ['slot.matched', ['pools', 'receivers', 'draws', 'sponsor', 'teacher']],
  ['slot.voided', ['pools', 'receivers', 'sponsor']],
  ['draw.changed', ['pools', 'receivers', 'draws', 'teacher']],
  ['notification.created', ['inbox']],
  ['notification.read', ['inbox']],
])('after %s portals read %j again, and nothing else', async (topic, stale) => {
  const client = new QueryClient()
  for (const { queryKey, meta } of Object.values(reads)) {
    client
      .getQueryCache()
      .build<unknown, Error, unknown, readonly unknown[]>(client, { queryKey, meta: meta ?? {} })
    client.setQueryData(queryKey, {} as never)
  }
  await makeStale(client, topic)
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated
  expect(Object.entries(reads).flatMap(([name, read]) => (isStale(read) ? [name] : []))).toEqual(stale)
})
