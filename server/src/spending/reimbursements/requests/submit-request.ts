import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { takeBackAct } from '../../../money/approvals/let-out.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { publishRequest } from './publish-request.ts'
import { attachReceipts } from './attach-receipts.ts'
import { moveReserved } from './move-reserved.ts'
import { type ReadLine, readLines, titleOf, type TypedLine } from './read-lines.ts'
import { readShown, type ShownRequest } from './read-request.ts'
import {
  findOwnBudget,
  findRequestForUpdate,
  insertEvents,
  insertRequest,
  type LockedRequest,
  replaceLines,
  updateContent,
} from './requests.queries.ts'
import { tellStaff, tellScreens } from './tell.ts'

export type SubmitRequest = {
  actor: Actor
  budgetId: string
  memo: string
  items: readonly TypedLine[]
  isDraft: boolean
  /** Made by the form: the same key is the same request, or the same change of one. */
  requestKey: string | undefined
  /** One that stands, and its revision that the change was made on. */
  requestId: string | undefined
  revision: number | undefined
}

/**
 * Keeps a teacher's request as a draft, or submits it: then its money is set aside, so that what staff see can be paid.
 * Whatever was decided before is dropped with a change. Sent twice it is one request.
 */
export function submitRequest(services: Services, input: SubmitRequest): Promise<ShownRequest> {
  const { actor, isDraft } = input
  const origin = siteOrigin(services.config)
  const lines = readLines(input.items, { isDraft, origin })
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const teacherId = actor.userId
    const budget = await findOwnBudget(tx, { budgetId: input.budgetId, teacherId })
    if (!budget) throw new Refusal('budgets.not_found')
    const changeKey = input.requestKey ?? services.random.uuid()
    const { request, isRepeated } = await findOrOpen(tx, {
      ...input,
      changeKey,
      fiscalYear: budget.fiscal_year,
      at,
    })
    if (isRepeated) return readRepeated(tx, { ...input, lines, requestId: request.id })
    const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const attached = await attachReceipts(tx, { requestId: request.id, teacherId, lines })
    await replaceLines(tx, request.id, attached)
    const revision = await updateContent(tx, {
      id: request.id,
      budgetId: budget.id,
      fiscalYear: budget.fiscal_year,
      status: isDraft ? 'draft' : 'submitted',
      title: titleOf(lines),
      memo: input.memo,
      totalCents,
      changeKey,
      // One that is changed keeps its place among those that wait.
      submittedAt: isDraft ? null : (request.submitted_at ?? at),
      words: [input.memo, ...lines.map(({ description }) => description)].join(' '),
      at,
    })
    // What was asked for, or approved, was for something else.
    if (request.status !== 'draft')
      await takeBackAct(tx, { kind: 'reimbursement', subjectId: request.id }, 'changed')
    const to = isDraft ? null : { budgetId: budget.id, totalCents }
    await moveReserved(tx, { request, to, revision, actorId: actor.userId, at })
    if (!isDraft) await recordSubmission(tx, { request, revision, totalCents, actor, at })
    return readShown(tx, request.id, { forStaff: false })
  })
}

type Repeated = Pick<SubmitRequest, 'budgetId' | 'memo' | 'isDraft'> & {
  lines: readonly ReadLine[]
  requestId: string
}

/**
 * What was sent before under this key. A draft that is saved late changes nothing; but who submits something else after an
 * answer that was lost has to know that the earlier words are what counts.
 */
async function readRepeated(tx: Tx, repeated: Repeated): Promise<ShownRequest> {
  const before = await readShown(tx, repeated.requestId, { forStaff: false })
  if (!repeated.isDraft && !isSameContent(before, repeated)) throw new Refusal('reimbursements.changed')
  return before
}

function isSameContent({ row, items }: ShownRequest, { budgetId, memo, lines }: Repeated): boolean {
  return (
    row.budget_id === budgetId &&
    row.memo === memo &&
    items.length === lines.length &&
    items.every((item, nth) => isSameLine(item, lines[nth]))
  )
}

function isSameLine(item: ShownRequest['items'][number], line: ReadLine | undefined): boolean {
  const receipt = line?.receipt
  return (
    item.description === line?.description &&
    item.amount_cents === line.amountCents &&
    item.file_id === (receipt && 'fileId' in receipt ? receipt.fileId : null) &&
    item.receipt_link === (receipt && 'link' in receipt ? receipt.link : null)
  )
}

type Wanted = SubmitRequest & { changeKey: string; fiscalYear: number; at: Date }

/** The request that a form means, locked: one that stands, or a draft that its key opens. */
async function findOrOpen(tx: Tx, wanted: Wanted): Promise<{ request: LockedRequest; isRepeated: boolean }> {
  const { actor, requestId, changeKey } = wanted
  const teacherId = actor.userId
  if (requestId === undefined)
    await insertRequest(tx, {
      teacherId,
      budgetId: wanted.budgetId,
      fiscalYear: wanted.fiscalYear,
      requestKey: changeKey,
      at: wanted.at,
    })
  const request = await findRequestForUpdate(
    tx,
    requestId === undefined ? { teacherId, requestKey: changeKey } : { id: requestId },
  )
  if (request?.teacher_id !== teacherId) throw new Refusal('reimbursements.not_found')
  // By its key alone a form only ever fills a draft; once that was submitted, it was sent before.
  const isRepeated = requestId === undefined ? request.status !== 'draft' : isSentBefore(wanted, request)
  if (!isRepeated && requestId !== undefined) requireChangeable(wanted, request)
  return { request, isRepeated }
}

function isSentBefore({ requestKey, isDraft }: Wanted, request: LockedRequest): boolean {
  return (
    requestKey !== undefined && requestKey === request.change_key && (isDraft || request.status !== 'draft')
  )
}

function requireChangeable({ isDraft, revision }: Wanted, request: LockedRequest): void {
  if (request.status === 'paid' || request.status === 'rejected') throw new Refusal('reimbursements.decided')
  if (revision !== undefined && revision !== request.revision) throw new Refusal('reimbursements.changed')
  // Saving what somebody types must never take back what was submitted meanwhile.
  if (isDraft && request.status !== 'draft') throw new Refusal('reimbursements.changed')
}

type Submission = {
  request: LockedRequest
  revision: number
  totalCents: number
  actor: Actor
  at: Date
}

async function recordSubmission(tx: Tx, submission: Submission): Promise<void> {
  const { request, totalCents, actor, at } = submission
  const kind = request.status === 'draft' ? 'submitted' : 'edited'
  await insertEvents(tx, [
    { requestId: request.id, kind, actorId: actor.userId, reason: null, totalCents, at },
  ])
  await tellStaff(tx, { ...submission, hasLostApproval: request.status === 'approved' })
  await tellScreens(tx, [request])
  await publishRequest(tx, request, { what: 'submitted', totalCents, revision: submission.revision, at })
}
