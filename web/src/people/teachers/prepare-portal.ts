import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '@tower/contract/access.ts'
import { bootstrapOnce } from './bootstrap-once.ts'
import { teacherOverviewQuery } from './teachers.api.ts'

/**
 * Has the server prepare what a portal stands on, once the page has read what it shows first: nobody waits for it, and it makes no
 * answer stale that is on its way. What a teacher's page shows is read again only where it was read before there was a classroom or
 * a budget.
 */
export async function preparePortal(
  client: QueryClient,
  role: Role | null,
  bootstrap: typeof bootstrapOnce = bootstrapOnce,
): Promise<void> {
  await whenRead(client)
  const prepared = await bootstrap(role)
  if (prepared?.classroomId == null) return
  await whenRead(client)
  const { queryKey } = teacherOverviewQuery
  const shown = client.getQueryData(queryKey)
  if (!shown || (shown.budget && shown.classrooms.some(({ id }) => id === prepared.classroomId))) return
  await client.invalidateQueries({ queryKey })
}

/** Once nothing is on its way. */
function whenRead(client: QueryClient): Promise<void> {
  if (client.isFetching() === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const end = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return
      end()
      resolve()
    })
  })
}
