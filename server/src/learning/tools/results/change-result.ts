import { isDeepStrictEqual } from 'node:util'
import type { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { getResult } from './get-result.ts'
import {
  deleteLaterVersions,
  deleteOldVersions,
  findLatestVersion,
  findVersionBeside,
  insertVersion,
  lockResult,
  type ShownResult,
  updateRemovedResult,
  updateShownVersion,
} from './results.queries.ts'

type OwnResult = { actor: Actor; resultId: string }
/** The version that stood on the screen: whoever changes another is told. */
type Seen = { version: number }

/** Keeps what its teacher made of a result, as the next version. Nothing new makes no version. */
export function editResult(
  services: Services,
  wish: OwnResult & Seen & { content: ToolContent },
): Promise<ShownResult> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const result = await getSeen(tx, wish)
    const { content } = wish
    if (content.tool !== result.tool) throw new Refusal('tools.not_this_tool')
    // Not by their letters: the database keeps the fields in an order of its own.
    if (isDeepStrictEqual(content, result.content)) return result
    const { id } = result
    // One that no window can have seen with other words: not the number of a version that was undone.
    const version = (await findLatestVersion(tx, id)) + 1
    await deleteLaterVersions(tx, { id, version: result.version })
    await insertVersion(tx, { id, version, content, at })
    await deleteOldVersions(tx, id)
    await updateShownVersion(tx, { id, version, at })
    return getResult(tx, { id, teacherId: wish.actor.userId })
  })
}

/** Shows the version before, or the one that was undone. At either end it stays where it is. */
export function stepResult(
  services: Services,
  wish: OwnResult & Seen & { to: 'back' | 'forward' },
): Promise<ShownResult> {
  return services.database.transaction(async (tx) => {
    const result = await getSeen(tx, wish)
    const version = await findVersionBeside(tx, { ...result, to: wish.to })
    if (version === undefined) return result
    await updateShownVersion(tx, { id: result.id, version, at: services.clock.now() })
    return getResult(tx, { id: result.id, teacherId: wish.actor.userId })
  })
}

/** Takes a result out of its teacher's history. */
export function removeResult({ database, clock }: Services, wish: OwnResult): Promise<void> {
  return database.transaction(async (tx) => {
    await hold(tx, wish, false)
    await updateRemovedResult(tx, wish.resultId, clock.now())
  })
}

/** Puts a removed result back. */
export function restoreResult({ database }: Services, wish: OwnResult): Promise<void> {
  return database.transaction(async (tx) => {
    await hold(tx, wish, true)
    await updateRemovedResult(tx, wish.resultId, null)
  })
}

async function hold(tx: Tx, { actor, resultId }: OwnResult, isRemoved: boolean): Promise<void> {
  const isThere = await lockResult(tx, { id: resultId, teacherId: actor.userId }, isRemoved)
  if (!isThere) throw new Refusal('tools.result_not_found')
}

async function getSeen(tx: Tx, wish: OwnResult & Seen): Promise<ShownResult> {
  await hold(tx, wish, false)
  const result = await getResult(tx, { id: wish.resultId, teacherId: wish.actor.userId })
  if (result.version !== wish.version) throw new Refusal('tools.result_changed')
  return result
}
