import { callAddress } from '@tower/contract/client.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { usualQueueLength } from '@tower/contract/oversight/queue.ts'
import { sessionEndpoint } from '@tower/contract/people/session.contract.ts'
import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { freshSeconds, sessionStorageKey } from '../session/stored-session.ts'
import { shownSlots } from './sponsor/dashboard/shown-slots.ts'

const addressOf = ({ path }: AnyEndpoint, query?: Record<string, unknown>) => callAddress(path, { query })

/** What the first look at a page stands on, beside who is signed in. A function: what runs at once would be in the browser's scripts. */
function readsOf(page: string): readonly string[] {
  switch (page) {
    case 'portals/sponsor/sponsor-dashboard-page':
      return [
        addressOf(sponsorEndpoints.summary),
        addressOf(sponsorGiftEndpoints.slots, { pageSize: shownSlots }),
      ]
    case 'portals/teacher/teacher-overview-page':
    case 'teacher-dashboard':
      return [addressOf(teacherEndpoints.overview)]
    case 'portals/admin/admin-home-page':
      return [addressOf(queueEndpoints.read, { limit: usualQueueLength })]
    default:
      return []
  }
}

/** Behind these doors the guard asks first who is signed in. */
const guarded = /^portals\/(account|admin|prospect|sponsor|teacher)\/[\w-]+-layout$/

/** The calls that stand first behind a door, by address; none for a page that no guard stands before. */
export function earlyReads(routeIds: readonly string[]): string[] {
  if (!routeIds.some((id) => guarded.test(id))) return []
  return [addressOf(sessionEndpoint), ...routeIds.flatMap(readsOf)]
}

/** As long as what was read counts as fresh. */
const keptMs = 15_000

/** The script: asks, and leaves `window.towerEarly` to who comes for the answers. A read that fails is its caller's to ask again. */
export function writeReads(addresses: readonly string[]): string {
  return `(() => { try {
const { access_token, expires_at } = JSON.parse(localStorage.getItem('${sessionStorageKey}'))
if (!access_token || expires_at - Date.now() / 1000 <= ${freshSeconds}) return
const headers = { accept: 'application/json', authorization: 'Bearer ' + access_token }
const reads = new Map(${JSON.stringify(addresses)}.map((address) => [address, fetch(address, { headers })]))
for (const read of reads.values()) read.catch(() => {})
window.towerEarly = (address, bearer) => {
  if (bearer !== access_token || performance.now() > ${keptMs}) return
  const read = reads.get(address)
  reads.delete(address)
  return read
}
} catch {} })()`
}
