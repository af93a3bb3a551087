import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import { isCallError } from '../../../api/call-error.ts'
import { failedStatus } from '../../../api/failed-status.ts'
import type { PageContext } from '../../../api/load-context.ts'
import type { Prospect, ProspectUpdate } from '../../../people/prospects/prospect.ts'
import {
  sceneOfSport,
  type SportScene,
  type SportTone,
  toneOfSport,
} from '../../../people/prospects/sport-look.ts'

/** A prospect, with what each update is, and the color and place of the sport. */
export type ShownProspect = Omit<Prospect, 'updates'> & {
  updates: ProspectUpdate[]
  tone: SportTone
  scene: SportScene
}
export type FoundProspect =
  { state: 'ready'; prospect: ShownProspect } | { state: 'missing' } | { state: 'error'; status: number }

/** The prospect of an address. Hidden and unknown ones are the same; a failed load is a state of the page. */
export async function findProspect(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  id: string,
  isFilm: (mediaUrl: string) => boolean,
): Promise<FoundProspect> {
  try {
    const prospect = await call(prospectEndpoints.detail, { query: { id } })
    const updates = prospect.updates.map((update): ProspectUpdate => {
      const { media_url: url } = update
      return { ...update, kind: url === null ? 'note' : isFilm(url) ? 'film' : 'picture' }
    })
    const look = { tone: toneOfSport(prospect.sport), scene: sceneOfSport(prospect.sport) }
    return { state: 'ready', prospect: { ...prospect, ...look, updates } }
  } catch (error) {
    // 400: an address that can't name anybody.
    if (isCallError(error) && (error.status === 404 || error.status === 400)) return { state: 'missing' }
    if (!isCallError(error)) report(error)
    return { state: 'error', status: failedStatus(error) }
  }
}

/** What the status line says of a found prospect. */
export function statusOf(found: FoundProspect): number {
  return found.state === 'ready' ? 200 : found.state === 'missing' ? 404 : found.status
}
