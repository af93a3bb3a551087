import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../../src/http/actor.ts'
import { signedAddress } from '../../../src/oversight/files/file-address.ts'
import type { Services } from '../../../src/services.ts'
import { decideRequest } from '../../../src/spending/reimbursements/desk/decide-request.ts'
import { returnRequest } from '../../../src/spending/reimbursements/desk/return-request.ts'
import { uploadReceipt } from '../../../src/spending/reimbursements/receipts/upload-receipt.ts'
import { submitRequest } from '../../../src/spending/reimbursements/requests/submit-request.ts'
import { demoId } from '../../demo-chance.ts'
import type { SpendingStep } from '../spending-step.ts'
import { type DemoLine, type DemoRequest, demoRequests, type DemoStep } from './demo-requests.ts'
import { drawReceipt } from './draw-receipt.ts'

type Budget = { id: string; teacher_id: string; email: string }

/** What happens to the requests of the demo's teachers, in every state; what stands is left alone. */
export async function planDemoReimbursements(services: Services): Promise<SpendingStep[]> {
  const budgets = await listBudgets(services)
  const plans = []
  for (const request of demoRequests) {
    const budget = budgets[request.teacher]
    if (budget && !(await isThere(services, request))) plans.push(...planRequest(request, budget))
  }
  return plans
}

function planRequest(request: DemoRequest, budget: Budget): SpendingStep[] {
  const [first, ...rest] = request.steps
  let requestId = ''
  const submit = async (past: Services) => {
    requestId = await open(past, { request, budget })
  }
  return [
    { daysAgo: first?.daysAgo ?? 0.5, act: submit },
    ...rest.map((step) => ({
      daysAgo: step.daysAgo,
      act: (past: Services) => take(past, requestId, step),
    })),
  ]
}

/** Those of drawn classrooms, teacher@tower.test first. */
async function listBudgets({ database }: Services): Promise<Budget[]> {
  const rows = await database.read((tx) =>
    tx
      .selectFrom('teacher_budgets')
      .innerJoin('users', 'users.id', 'teacher_budgets.teacher_id')
      .select(['teacher_budgets.id', 'teacher_id', 'email'])
      .where('allocated_cents', '>=', 80_000)
      .orderBy('email')
      .execute(),
  )
  const isFirst = ({ email }: Budget) => email === 'teacher@tower.test'
  return [...rows.filter(isFirst), ...rows.filter((budget) => !isFirst(budget))]
}

function isThere({ database }: Services, { name }: DemoRequest): Promise<boolean> {
  return database.read(async (tx) => {
    const row = await tx
      .selectFrom('purchase_requests')
      .select('id')
      .where('request_key', '=', keyOf(name))
      .executeTakeFirst()
    return row !== undefined
  })
}

const keyOf = (name: string) => demoId(`reimbursement ${name}`)

async function open(
  past: Services,
  { request, budget }: { request: DemoRequest; budget: Budget },
): Promise<string> {
  const { name, memo, lines, steps } = request
  const actor = actorOf(past, budget.teacher_id, budget.email, 'teacher')
  const folder = await mkdtemp(join(tmpdir(), 'tower-demo-'))
  try {
    const items = []
    for (const line of lines) items.push(await typeLine(past, { line, teacherId: budget.teacher_id, folder }))
    const isDraft = steps.length === 0
    const { row } = await submitRequest(past, {
      ...{ actor, budgetId: budget.id, memo, items, isDraft, requestKey: keyOf(name) },
      ...{ requestId: undefined, revision: undefined },
    })
    return row.id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function typeLine(
  services: Services,
  { line, teacherId, folder }: { line: DemoLine; teacherId: string; folder: string },
) {
  const { what: description, cents: amount_cents, shop } = line
  if (shop === undefined) return { description, amount_cents }
  const file = await drawReceipt(folder, line)
  const fileName = `${shop.trim().toLowerCase().replaceAll(/\W+/g, '-')}.png`
  const { kept } = await uploadReceipt(services, { teacherId, file, caption: null, fileName })
  return { description, amount_cents, receipt_url: signedAddress(services, kept.fileId, 'whole') }
}

async function take(services: Services, requestId: string, step: DemoStep): Promise<void> {
  const actor = actorOf(services, demoId('admin@tower.test'), 'admin@tower.test', 'admin')
  const shared = { actor, requestId, revision: undefined }
  if (step.act === 'submit') return
  if (step.act === 'returned') return returnRequest(services, { ...shared, reason: step.reason })
  const reason = step.act === 'rejected' ? step.reason : null
  await decideRequest({ ...services, hands: [] }, { ...shared, status: step.act, reason, reference: null })
}

function actorOf({ clock }: Services, userId: string, email: string, role: 'teacher' | 'admin'): Actor {
  return {
    userId,
    sessionId: demoId(`session of ${email}`),
    ...{ email, role, heldRole: role, duties: dutiesOf(role, null) },
    secondFactor: 'not_needed',
    assurance: 'aal1',
    provedAt: clock.now(),
  }
}
