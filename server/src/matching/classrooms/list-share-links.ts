import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { ShareLinkSort, ShareLinkState } from '@tower/contract/matching/share-links.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import { listShareLinkRows, selectShareLink, type ShareLinkRow } from './listed-links.queries.ts'
import { whoseLinks } from './whose-links.ts'

/** More than anybody's links: a hundred open ones of a classroom, and those that were closed. */
const mostExported = 10_000

type Filters = {
  /** Of staff: whose. */
  teacherId: string | undefined
  q: string | undefined
  state: ShareLinkState | undefined
}

export type ListShareLinks = { actor: Actor; filters: Filters; sort: ShareLinkSort; page: PageQuery }

/** A page of the links that share a teacher's classrooms. */
export function listShareLinks(
  { database, clock }: Services,
  { actor, filters, sort, page: { page, pageSize } }: ListShareLinks,
): Promise<{ rows: ShareLinkRow[] } & BoundedTotal> {
  return database.read(async (tx) => {
    const teacherId = await whoseLinks(tx, { actor, teacherId: filters.teacherId })
    const window = { at: clock.now(), sort, limit: pageSize, offset: (page - 1) * pageSize }
    return listShareLinkRows(tx, { ...filters, teacherId }, window)
  })
}

/** All that the filters show, the newest first. */
export async function exportShareLinks(
  services: Services,
  { actor, filters }: { actor: Actor; filters: Filters },
): Promise<AsyncIterable<ShareLinkRow[]>> {
  const page = { page: 1, pageSize: mostExported }
  const { rows } = await listShareLinks(services, { actor, filters, sort: '-created', page })
  return (async function* () {
    yield rows
  })()
}

/** A link with all that its teacher and staff see of it. */
export async function getShareLink(tx: Tx, which: { code: string; at: Date }): Promise<ShareLinkRow> {
  const link = await selectShareLink(tx, which)
  if (!link) throw new Refusal('share_links.not_found')
  return link
}
