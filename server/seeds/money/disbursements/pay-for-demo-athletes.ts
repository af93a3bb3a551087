import { dayOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { disbursementDocument } from '@tower/contract/money/disbursements.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../../src/http/actor.ts'
import { getAccount } from '../../../src/money/disbursements/read-account.ts'
import { recordDisbursement } from '../../../src/money/disbursements/record-disbursement.ts'
import { findContestedOfAthletes } from '../../../src/money/giving/sponsorships/contested.queries.ts'
import { keepFile } from '../../../src/oversight/files/keep-file.ts'
import type { Services } from '../../../src/services.ts'
import { askForApproval, settleApproval } from '../../by-two.ts'
import { demoId } from '../../demo-chance.ts'
import { drawReceipt } from '../../spending/reimbursements/draw-receipt.ts'

type DemoPayout = {
  goal: string
  payee: string
  paidFor: string
  cents: number
  daysAgo: number
  /** Why the second person declined it. */
  declined?: string
}

/** A small one, and two above the limit: one that somebody declined, and the one that waits since. */
const payouts: readonly DemoPayout[] = [
  { goal: 'Club fees', payee: 'Demo Soccer Club', paidFor: 'Fall season fee', cents: 30_000, daysAgo: 8 },
  {
    goal: 'Goalkeeper camp',
    payee: 'Demo Keeper Camp',
    paidFor: 'Camp fee and bus',
    cents: 125_000,
    daysAgo: 4,
    declined: 'The bill counts the bus twice. Ask the camp for a new one.',
  },
  { goal: 'Goalkeeper camp', payee: 'Demo Keeper Camp', paidFor: 'Camp fee', cents: 110_000, daysAgo: 2 },
]

/** Pays for a demo athlete out of what was given, each with a drawn bill. Once; what was begun is finished. */
export async function payForDemoAthletes(base: Services): Promise<void> {
  for (const [place, payout] of payouts.entries()) {
    const instant = new Date(base.clock.now().getTime() - payout.daysAgo * dayMs)
    const services = { ...base, clock: { now: () => instant }, findContestedOfAthletes }
    const requestKey = `demo:disbursement-${place + 1}`
    if (!(await findRecorded(services, requestKey)))
      await askForApproval(record(services, { payout, requestKey }))
    if (payout.declined === undefined) continue
    const subject = {
      kind: 'disbursement',
      subjectId: (await findRecorded(services, requestKey)) ?? '',
    } as const
    const actor = staffOf(services, 'superadmin')
    await settleApproval(services, { ...subject, actor, note: payout.declined })
  }
}

async function findRecorded({ database }: Services, requestKey: string): Promise<string | undefined> {
  const row = await database.read((tx) =>
    tx.selectFrom('disbursements').select('id').where('request_key', '=', requestKey).executeTakeFirst(),
  )
  return row?.id
}

type Above = Services & { findContestedOfAthletes: typeof findContestedOfAthletes }

async function record(services: Above, { payout, requestKey }: { payout: DemoPayout; requestKey: string }) {
  const actor = staffOf(services, 'admin')
  const account = await services.database.read(async (tx) => {
    const goals = tx.selectFrom('prospect_goals').select('id').where('title', '=', payout.goal)
    const { id } = await goals.executeTakeFirstOrThrow()
    return getAccount(tx, services, id)
  })
  return recordDisbursement(services, {
    actor,
    accountId: account.account_id,
    amountCents: payout.cents,
    availableCents: account.available_cents,
    payee: `${payout.payee} (demo)`,
    paidFor: `${payout.paidFor} (demo)`,
    paidOn: dayOf(services.clock.now()),
    documentId: await keepBill(services, actor.userId, payout),
    requestKey,
  })
}

async function keepBill(services: Services, ownerId: string, payout: DemoPayout): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tower-demo-'))
  try {
    const { paidFor: what, cents, payee: shop } = payout
    const file = await drawReceipt(folder, { what, cents, shop })
    return (await keepFile(services, { ownerId, rule: disbursementDocument, file })).fileId
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function staffOf({ clock }: Services, role: 'admin' | 'superadmin'): Actor {
  const email = `${role}@tower.test`
  return {
    userId: demoId(email),
    sessionId: demoId('a session of the demo'),
    email,
    role,
    heldRole: role,
    duties: dutiesOf(role, null),
    secondFactor: 'not_needed',
    assurance: 'aal1',
    provedAt: clock.now(),
  }
}
