import type { goalStates, ProfilePart } from '@tower/contract/people/prospect-portal.ts'
import type { UpdateState } from '@tower/contract/people/prospects.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireKeeper, type ProspectActor } from '../prospects.access.ts'
import { findMissing } from './find-missing.ts'
import {
  findOwnRow,
  hasOpenGoal,
  listOwnGoalRows,
  listOwnRows,
  listOwnUpdateRows,
  type OwnGoalRow,
  type OwnProspectRow,
  type OwnUpdateRow,
} from './own-prospects.queries.ts'

type Paged = { actor: ProspectActor; page: PageQuery }
type Rows<Row> = Promise<{ rows: Row[] } & BoundedTotal>

const windowOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** The profiles that somebody sees in the portal. */
export function listOwn(
  services: Services,
  { actor, page, q }: Paged & { q?: string | undefined },
): Rows<OwnProspectRow> {
  requireKeeper(actor)
  return services.database.read((tx) => listOwnRows(tx, { actor, q }, windowOf(page)))
}

/** The ids of the newest profiles that somebody sees, at most so many. */
export async function listOwnIds(
  tx: Tx,
  { actor, limit }: { actor: ProspectActor; limit: number },
): Promise<string[]> {
  requireKeeper(actor)
  const { rows } = await listOwnRows(tx, { actor }, { limit, offset: 0 })
  return rows.map(({ id }) => id)
}

/** One of them; undefined and foreign are the same "not found". */
export async function getOwn(
  tx: Tx,
  { actor, prospectId }: { actor: ProspectActor; prospectId: string },
): Promise<OwnProspectRow> {
  requireKeeper(actor)
  const row = await findOwnRow(tx, { actor, prospectId })
  if (!row) throw new Refusal('prospects.not_found')
  return row
}

/** One of them, and what it still needs. */
export function readOwn(
  services: Services,
  asked: { actor: ProspectActor; prospectId: string },
): Promise<{ row: OwnProspectRow; missing: ProfilePart[] }> {
  return services.database.read(async (tx) => {
    const row = await getOwn(tx, asked)
    return { row, missing: findMissing(row, { hasGoal: await hasOpenGoal(tx, row.id) }) }
  })
}

type OfOne = Paged & { prospectId?: string | undefined }

/** The goals of one profile, or of all that somebody sees. */
export function listOwnGoals(
  services: Services,
  { actor, prospectId, page, state }: OfOne & { state?: (typeof goalStates)[number] | undefined },
): Rows<OwnGoalRow> {
  requireKeeper(actor)
  const isActive = state === undefined ? undefined : state === 'active'
  return services.database.read(async (tx) => {
    if (prospectId !== undefined) await getOwn(tx, { actor, prospectId })
    return listOwnGoalRows(tx, { actor, prospectId, isActive }, windowOf(page))
  })
}

/** The news of one profile, or of all that somebody sees. */
export function listOwnUpdates(
  services: Services,
  { actor, prospectId, page, state }: OfOne & { state?: UpdateState | undefined },
): Rows<OwnUpdateRow> {
  requireKeeper(actor)
  return services.database.read(async (tx) => {
    if (prospectId !== undefined) await getOwn(tx, { actor, prospectId })
    return listOwnUpdateRows(tx, { actor, prospectId, state }, windowOf(page))
  })
}
