import { reasonOf, type TeacherTool } from '@tower/contract/learning/tools.ts'
import type { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import type { ErrorCode } from '@tower/contract/errors.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { readUseCost } from '../../../money/credits/uses/read-use-cost.ts'
import { refundUse } from '../../../money/credits/uses/refund-use.ts'
import { hasOpenUse, spendUse } from '../../../money/credits/uses/spend-use.ts'
import { LoggedRefusal, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { WriterFailure } from '../../writer/writer-failure.ts'
import { deleteDraft } from '../drafts/drafts.queries.ts'
import { getResult } from '../results/get-result.ts'
import {
  deleteOldResults,
  findResultByKey,
  insertResult,
  insertVersion,
  type ShownResult,
} from '../results/results.queries.ts'

/** A tool has nothing to keep yet: it asks for something first, which the tool's own kind of this says. What it took goes back. */
export class NothingWritten extends Error {}

/** What every tool is asked beside its own fields. */
export type Asked = {
  actor: Actor
  /** The use to be ended; the oldest open one where none is named. */
  useId: string | undefined
  /** Chosen by the form: the same key writes once. */
  requestKey: string | undefined
  /** What is built in writes, whatever the teacher agreed to. */
  isBuiltIn: boolean
}

export type Generate = Asked & {
  tool: TeacherTool
  studentId: string | null
  /** Outside any transaction: it may ask somebody else. */
  write: () => Promise<ToolContent> | ToolContent
  /** What the answer says where nothing could be written. */
  failure: ErrorCode
}

/**
 * Has a tool write, and stores what it wrote together with the end of the use it took. Where a tool is not free and no use is
 * open nothing is written; where writing fails the use is given back, and the answer says so, and who it was that failed.
 */
export async function generateResult(services: Services, wish: Generate): Promise<ShownResult> {
  const asked = { ...wish, requestKey: wish.requestKey ?? services.random.uuid() }
  const known = await services.database.read(async (tx) => {
    // In this order: the same press, ending the use in between, has its result by then.
    const isPaid = await hasOpenUse(tx, useOf(asked))
    const made = await findMade(tx, asked)
    if (!made && !isPaid) await requireFree(tx, asked.actor.userId)
    return made
  })
  return known ?? store(services, asked, await writeOrGiveBack(services, asked))
}

type Keyed = Generate & { requestKey: string }

const useOf = ({ actor, tool, useId }: Generate) => ({
  teacherId: actor.userId,
  reason: reasonOf(tool),
  useId,
})

/** The result that was made under this key. The key of another tool's result, or of one that was removed, makes none. */
async function findMade(tx: Tx, { actor, tool, requestKey }: Keyed): Promise<ShownResult | undefined> {
  const teacherId = actor.userId
  const made = await findResultByKey(tx, { teacherId, requestKey })
  if (!made) return undefined
  if (made.tool !== tool) throw new Refusal('tools.key_conflict')
  return getResult(tx, { id: made.id, teacherId })
}

async function writeOrGiveBack(services: Services, wish: Keyed): Promise<ToolContent> {
  try {
    return await wish.write()
  } catch (error) {
    const isProvider = error instanceof WriterFailure
    const isAnswer = error instanceof NothingWritten || error instanceof Refusal
    // Of a provider's failure the log has the kind, and nothing of what was asked.
    if (!isProvider && !isAnswer)
      services.log.error({ err: error, tool: wish.tool }, 'a tool could not write')
    const isRefunded = await refundUse(services, useOf(wish))
    if (isAnswer) throw error
    throw new LoggedRefusal(wish.failure, undefined, {
      credit: isRefunded ? 'returned' : 'untouched',
      writer: isProvider ? 'provider' : 'built-in',
    })
  }
}

async function store(services: Services, wish: Keyed, content: ToolContent): Promise<ShownResult> {
  const { actor, tool, studentId, requestKey } = wish
  const teacherId = actor.userId
  const at = services.clock.now()
  try {
    return await services.database.transaction(async (tx) => {
      const spent = await spendUse(tx, { ...useOf(wish), at })
      if (spent === undefined) {
        const made = await findMade(tx, wish)
        if (made) return made
        await requireFree(tx, teacherId)
      }
      const id = await insertResult(tx, { teacherId, tool, studentId, useId: spent ?? null, requestKey, at })
      await insertVersion(tx, { id, version: 1, content, at })
      await deleteOldResults(tx, teacherId)
      await deleteDraft(tx, { teacherId, tool })
      return getResult(tx, { id, teacherId })
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'tool_results__once') throw error
    // Sent twice at the same moment: by now the other one is there.
    const made = await services.database.read((tx) => findMade(tx, wish))
    if (!made) throw error
    return made
  }
}

/** A tool is free for a teacher without a sponsor and without tools credits, and for nobody else. */
async function requireFree(tx: Tx, teacherId: string): Promise<void> {
  const { paidBy } = await readUseCost(tx, teacherId)
  if (paidBy !== 'nobody') throw new Refusal('credits.not_enough')
}
