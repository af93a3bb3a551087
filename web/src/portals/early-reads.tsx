import { callAddress } from '@tower/contract/client.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { usualQueueLength } from '@tower/contract/oversight/queue.ts'
import { sessionEndpoint } from '@tower/contract/people/session.contract.ts'
import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { useContext } from 'react'
import { useMatches } from 'react-router'
import { pageStylesheetsContext } from '../page/page-styles.tsx'
import { freshSeconds, sessionStorageKey } from '../session/stored-session.ts'
import { shownSlots } from './sponsor/dashboard/shown-slots.ts'

const addressOf = ({ path }: AnyEndpoint, query?: Record<string, unknown>) => callAddress(path, { query })

/** Behind these doors the guard asks first who is signed in. */
const guarded = /^portals\/(account|admin|prospect|sponsor|teacher)\/[\w-]+-layout$/

/** What the first look at a page stands on, beside who is signed in. */
const readsOfPages: Record<string, readonly string[]> = {
  'portals/sponsor/sponsor-dashboard-page': [
    addressOf(sponsorEndpoints.summary),
    addressOf(sponsorGiftEndpoints.slots, { pageSize: shownSlots }),
  ],
  'portals/teacher/teacher-overview-page': [addressOf(teacherEndpoints.overview)],
  'teacher-dashboard': [addressOf(teacherEndpoints.overview)],
  'portals/admin/admin-home-page': [addressOf(queueEndpoints.read, { limit: usualQueueLength })],
}

/**
 * Asks for what a portal's page reads first while its scripts are still on their way; `takeEarlyAnswer` gives it to whoever asks.
 * Only for a session that need not be renewed. Rendered on the server alone.
 */
export function EarlyReads() {
  const nonce = useContext(pageStylesheetsContext)?.nonce
  const ids = useMatches().map(({ id }) => id)
  if (!ids.some((id) => guarded.test(id))) return null
  const reads = [addressOf(sessionEndpoint), ...ids.flatMap((id) => readsOfPages[id] ?? [])]
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: writeReads(reads) }} />
}

function writeReads(addresses: readonly string[]): string {
  return `(() => { try {
const { access_token: bearer, expires_at } = JSON.parse(localStorage.getItem('${sessionStorageKey}'))
if (!bearer || expires_at - Date.now() / 1000 <= ${freshSeconds}) return
const headers = { accept: 'application/json', authorization: 'Bearer ' + bearer }
const ask = (address) => [address, fetch(address, { headers })]
const reads = Object.fromEntries(${JSON.stringify(addresses)}.map(ask))
for (const read of Object.values(reads)) read.catch(() => {})
window.towerEarly = { bearer, reads }
} catch {} })()`
}
