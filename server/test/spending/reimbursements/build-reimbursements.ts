import type { CallOutput } from '@tower/contract/endpoint.ts'
import type {
  ReimbursementRequest,
  ReimbursementStory,
} from '@tower/contract/spending/reimbursement-views.contract.ts'
import type { reimbursementEndpoints } from '@tower/contract/spending/reimbursements.contract.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { buildBudget, type BudgetWorld } from '../../money/budgets/build-budget.ts'

export type Person = { userId: string; token: string }
export type TypedItem = { description?: string; amount_cents?: number; receipt_url?: string | null }
type Changed = { ok: true; item: ReimbursementRequest }
type Uploaded = CallOutput<typeof reimbursementEndpoints.uploadReceipt>

export const reimb = {
  list: '/.netlify/functions/reimb-list',
  submit: '/.netlify/functions/reimb-submit',
  decide: '/.netlify/functions/reimb-decision',
  upload: '/api/receipts-upload',
  payments: '/api/admin/reimbursement-payments',
} as const

/** For tests: a teacher with a budget who asks to be paid back, and staff who decide, through the calls. */
export async function buildReimbursements(settings: Parameters<typeof buildBudget>[0] = {}) {
  const world = await buildBudget(settings)
  const { app, services, budgetId, teacherId } = world

  const { signedIn, person } = buildPeople(services)
  const call = (who: Person | undefined, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
      ...(payload && { payload }),
    })

  const teacher = await signedIn(teacherId)
  const dana = await person('dana@tower.test', 'admin', 'Dana Reyes')
  const omar = await person('omar@tower.test', 'admin', 'Omar Haddad')
  const line = (amountCents = 1_000, receiptUrl: string | null = null): TypedItem => ({
    description: 'Pencils',
    amount_cents: amountCents,
    receipt_url: receiptUrl,
  })
  const send = (items: TypedItem[], more: object = {}, who = teacher) =>
    call(who, 'POST', reimb.submit, { budget_id: budgetId, memo: '', items, ...more })
  const submit = async (items = [line()], more: object = {}) =>
    itemOf(await send(items, { request_key: randomUUID(), ...more }))
  const decide = (requestId: string, status: string, more: object = {}, who = dana) =>
    call(who, 'POST', reimb.decide, { request_id: requestId, status, ...more })
  const letGo = buildSecondPerson(call, omar)
  const giveBack = (requestId: string, reason: string, more: object = {}, who = dana) =>
    call(who, 'POST', `/api/admin/reimbursements/${requestId}/return`, { reason, ...more })
  const read = async (who: Person, requestId: string) =>
    (await call(who, 'GET', `/api/reimbursements/${requestId}`)).json<ReimbursementStory>()
  const list = async (who: Person, query = '') =>
    (await call(who, 'GET', `${reimb.list}?${query}`)).json<{
      items: ReimbursementRequest[]
      total: number
      has_more: boolean
    }>()
  /** As if it had been submitted earlier: sessions end sooner than requests do. */
  const backdate = (requestId: string, days: number) =>
    services.database.transaction((tx) =>
      tx
        .updateTable('purchase_requests')
        .set({ submitted_at: new Date(services.clock.now().getTime() - days * 86_400_000) })
        .where('id', '=', requestId)
        .execute(),
    )
  const uploads = buildUploads(app, teacher)
  return {
    ...world,
    ...{ teacher, dana, omar, person, signedIn, call, line, send, submit },
    ...{ decide, letGo, giveBack, read, list, backdate },
    ...uploads,
  }
}

function buildPeople(services: BudgetWorld['services']) {
  const signedIn = (userId: string): Promise<Person> =>
    services.database.transaction(async (tx) => {
      const at = services.clock.now()
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
      const session = await openSession(services, tx, { userId, userAgent: undefined, at })
      return { userId, token: session.access_token }
    })
  const person = async (
    email: string,
    role: 'superadmin' | 'admin' | 'teacher' | 'sponsor',
    fullName: string,
  ) => {
    const at = services.clock.now()
    const { userId } = await services.database.transaction((tx) =>
      ensureAccount(tx, { email, role, fullName, at, actorId: null }),
    )
    return signedIn(userId)
  }
  return { signedIn, person }
}

type Calls = (
  who: Person,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
) => Promise<{ statusCode: number; body: string; json: <Body>() => Body }>

/** A second person lets a request be paid that waits for one. */
function buildSecondPerson(call: Calls, usual: Person) {
  return async (requestId: string, who = usual) => {
    const { items } = (await call(who, 'GET', '/api/admin/approvals?state=waiting')).json<{
      items: { id: string; subject_id: string }[]
    }>()
    const id = items.find(({ subject_id: subject }) => subject === requestId)?.id ?? 'none'
    const decided = await call(who, 'POST', `/api/admin/approvals/${id}/decide`, { decision: 'approved' })
    if (decided.statusCode !== 200) throw new Error(`${decided.statusCode} ${decided.body}`)
  }
}

function buildUploads(app: BudgetWorld['app'], teacher: Person) {
  const upload = async (
    bytes: Buffer,
    { who = teacher, name = 'receipt.png', fields = {}, headers = {} } = {},
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
    const request = new Response(form)
    return app.inject({
      method: 'POST',
      url: reimb.upload,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${who.token}`,
        ...headers,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const uploaded = async (shade: number, who = teacher) =>
    (await upload(await picture(shade), { who })).json<Uploaded>()
  return { upload, uploaded }
}

export type ReimbursementWorld = Awaited<ReturnType<typeof buildReimbursements>>

/** The request that a call answered; fails with what it said instead. */
export function itemOf(answer: {
  statusCode: number
  body: string
  json: () => unknown
}): ReimbursementRequest {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return (answer.json() as Changed).item
}

/** A picture of a receipt, one for each shade. */
export function picture(shade: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 60, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer()
}
