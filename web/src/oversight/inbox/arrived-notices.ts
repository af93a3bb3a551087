import { type AdminNotification, inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { browserCall } from '../../session/browser-call.ts'

/** Notices of one transaction arrive within this time; they are read together. */
const gatherMs = 150
/** A burst larger than what the newest page holds is told by the badge alone. */
const readAtOnce = 20

type Read = () => Promise<readonly AdminNotification[]>

const readNewest: Read = async () =>
  (await browserCall(inboxEndpoints.list, { query: { page: 1, pageSize: readAtOnce } })).items

/**
 * Turns events, which carry ids only, into the notices themselves: the oldest first, each once. Gives the function
 * that hears events. What cannot be read is left out; the inbox has it.
 */
export function gatherNotices(
  onNotice: (notice: AdminNotification) => void,
  read: Read = readNewest,
): (topic: string, data: string) => void {
  const waiting = new Set<string>()
  const tell = async () => {
    const ids = new Set(waiting)
    waiting.clear()
    const newest = await read().catch(() => [])
    for (const notice of newest.toReversed()) if (ids.has(notice.id)) onNotice(notice)
  }
  return (topic, data) => {
    const id = topic === 'notification.created' ? idIn(data) : undefined
    if (id === undefined) return
    if (waiting.size === 0) setTimeout(() => void tell(), gatherMs)
    waiting.add(id)
  }
}

function idIn(data: string): string | undefined {
  try {
    const { id } = JSON.parse(data) as { id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
