import type { Services } from '../../services.ts'
import { addVisit } from './link-visits.queries.ts'

/** Robots that say so. Who lies about it is counted: the number pleases a teacher and moves nothing. */
const robot = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse|curl|wget|python/i

/** Counts that the page of a share link was opened today. Of a link that is closed, or was never made, nothing is kept. */
export async function countVisit(
  { database, clock }: Services,
  { code, agent = '' }: { code: string; agent?: string | undefined },
): Promise<void> {
  if (agent === '' || robot.test(agent)) return
  await database.transaction((tx) => addVisit(tx, { code, at: clock.now() }))
}
