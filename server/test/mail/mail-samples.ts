import type { MailParams, MailTemplateName } from '../../src/declared.ts'
import { consentSamples } from './consent-samples.ts'
import { drawSamples } from './draw-samples.ts'
import { answerSamples } from './answer-samples.ts'
import { nominationSamples } from './nomination-samples.ts'
import { pictureSamples } from './picture-samples.ts'
import { receiptVoidedSamples } from './receipt-voided-samples.ts'
import { sponsorSamples } from './sponsor-samples.ts'
import { athleteSamples } from './athlete-samples.ts'
import { toolSamples } from './tool-samples.ts'
import { yearSamples } from './year-samples.ts'
import { SecretText, type Queued } from '../../src/mail/secret-text.ts'

type Samples = { [Name in MailTemplateName]: Record<string, Queued<MailParams<Name>>> }

const origin = 'https://tower.test'
const secret = {
  url: new SecretText(`${origin}/auth/callback?token_hash=3f9a71c2d8e04b56&type=magiclink`),
  code: new SecretText('042042'),
}
const monthlyPath = new SecretText('/monthly-gift?link=5b0c.1795000000.hJ2kQ')
const classroomName = 'Ms. Rivera’s fourth grade'
const receipt = {
  number: 20,
  giverName: 'Dana Okafor',
  amountCents: 3_700,
  feeCoverCents: 0,
  destination: 'classrooms',
  paidAt: '2026-11-16T12:00:00Z',
  slotsMinted: 0,
  progressCents: 0,
  replacesNumber: null,
  followKey: new SecretText('3f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10'),
}
const requested = {
  destination: 'classrooms',
  goes_to: 'own_tower',
  amount_cents: 3_700,
  classroom_id: null,
  classroom_name: null,
}
const monthly = { ...receipt, destination: 'prospects', isToAthlete: true, amountCents: 2_500, monthlyPath }
const inClassroom = { ...requested, classroom_id: 'c1', classroom_name: classroomName }

const purchase = {
  number: 30,
  amountCents: 5_000,
  packName: 'Builder',
  creditCents: 5_250,
  paidAt: '2026-11-16T12:00:00Z',
  replacesNumber: null,
}

const order = { orderId: '3f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10', number: 1042, totalCents: 12_400 }
const teacherCard = { name: 'Ana Rivera', vendor: 'amazon', last4: '4242' } as const
const reimbursement = {
  requestId: '3f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10',
  number: 1042,
  title: 'Kids’ headphones, 4',
  totalCents: 7_494,
  reason: null,
}

/** Every mail of the product in each of its forms, to be looked at and compared: a new mail has its line here. */
export const mailSamples: Samples = {
  teacher_card_changed: {
    active: { ...teacherCard, status: 'active' },
    replacing: { ...teacherCard, status: 'replacing' },
    inactive: { ...teacherCard, vendor: 'walmart', name: null, status: 'inactive' },
  },
  receipt: {
    'own-tower': { ...receipt, requested, progressCents: 13_700, feeCoverCents: 141 },
    'shared-tower': { ...receipt, requested: { ...requested, goes_to: 'shared_tower' }, sharedCents: 3_700 },
    'filled-a-shared-slot': {
      ...receipt,
      requested: { ...requested, goes_to: 'shared_tower' },
      sharedCents: 3_700,
      filled: [12],
    },
    'minted-for-a-draw': {
      ...receipt,
      amountCents: 80_000,
      slotsMinted: 1,
      requested: { ...requested, amount_cents: 80_000 },
    },
    'minted-for-a-classroom': {
      ...receipt,
      amountCents: 80_000,
      slotsMinted: 1,
      givenSlots: 1,
      requested: { ...inClassroom, amount_cents: 80_000 },
    },
    'straight-to-a-classroom': {
      ...receipt,
      destination: 'teacher_direct',
      requested: { ...inClassroom, destination: 'teacher_direct', goes_to: 'classroom' },
      tribute: { kind: 'memory', name: 'Grandmother Ruth' },
    },
    'again-with-a-note': {
      ...receipt,
      requested,
      isCopy: true,
      note: 'It was good to meet you at the fair.\n\nSee you in spring!',
    },
    'after-a-refund': { ...receipt, number: 21, replacesNumber: 20, requested },
    'of-a-fund': { ...receipt, number: 23, offlineKind: 'donor_advised_fund', requested: null },
    'of-stock': { ...receipt, number: 24, offlineKind: 'stock', requested: null },
    'refund-came-back': {
      ...receipt,
      number: 22,
      replacesNumber: 21,
      because: 'refund_failed',
      giverName: null,
      requested,
    },
  },
  monthly_receipt: { first: monthly, later: { ...monthly, requested: null } },
  monthly_charge_failed: {
    'may-pay': {
      giverName: 'Dana Okafor',
      amountCents: 2_606,
      payUrl: new SecretText('https://pay.test/in_1'),
      monthlyPath,
    },
    'may-not-pay': { giverName: 'Dana Okafor', amountCents: 2_606, payUrl: null, monthlyPath },
  },
  monthly_amount_changed: {
    changed: { giverName: 'Dana Okafor', amountCents: 5_179, beforeCents: 2_606, monthlyPath },
  },
  ...drawSamples,
  ...yearSamples,
  ...athleteSamples,
  monthly_card_changed: { changed: { giverName: 'Dana Okafor', last4: '1881', monthlyPath } },
  monthly_gift_by_staff: {
    paused: { giverName: 'Dana Okafor', action: 'pause', amountCents: 2_606, monthlyPath },
    resumed: { giverName: null, action: 'resume', amountCents: 2_606, monthlyPath },
    ended: { giverName: 'Dana Okafor', action: 'cancel', amountCents: 2_606, monthlyPath },
  },
  pledge_reminder: {
    soon: {
      ...{ giverName: 'Dana Okafor', openCents: 25_000, pledgedCents: 100_000, dueOn: '2026-12-31' },
      ...{ isPast: false, destination: 'classrooms' },
      givingPath: new SecretText('/giving?link=8a1d.1795000000.kq2J'),
    },
    past: {
      ...{ giverName: null, openCents: 12_550, pledgedCents: 50_000, dueOn: '2026-10-31' },
      ...{ isPast: true, destination: 'project' },
    },
  },
  monthly_gift_ended: { ended: { giverName: 'Dana Okafor', amountCents: 2_606 } },
  giver_link: {
    fresh: { giverName: 'Dana Okafor', path: new SecretText('/giving?link=8a1d.1795000000.kq2J') },
  },
  tower_joins: {
    soon: {
      giverName: 'Dana Okafor',
      cents: 3_700,
      joinsAt: '2026-11-30T12:00:00Z',
      waitPath: new SecretText('/own-tower?link=8a1d.1795000000.kq2J'),
      waitDays: 90,
    },
  },
  tower_joined: {
    waits: {
      giverName: 'Dana Okafor',
      cents: 3_700,
      filled: [],
      followKey: new SecretText('0198c7a2-5d2e-4c1b-9f3a-6b7c8d9e0f12'),
    },
    filled: { giverName: 'Dana Okafor', cents: 3_700, filled: [12], followKey: null },
  },
  slot_full: {
    one: { giverName: 'Dana Okafor', cents: 3_700, slotNumber: 12, classroomName: null, gifts: 31 },
    several: {
      giverName: 'Dana Okafor',
      cents: 3_700,
      slotNumber: 12,
      classroomName: null,
      gifts: 31,
      followKey: new SecretText('0198c7a2-5d2e-4c1b-9f3a-6b7c8d9e0f12'),
      others: [{ cents: 1_300, slotNumber: 13, classroomName: null, gifts: 8 }],
    },
  },
  gift_matched: {
    together: {
      giverName: 'Dana Okafor',
      cents: 3_700,
      slotNumber: 12,
      classroomName,
      gifts: 31,
      followKey: new SecretText('0198c7a2-5d2e-4c1b-9f3a-6b7c8d9e0f12'),
    },
    'unnamed-classroom': { cents: 80_000, slotNumber: 13, classroomName: null, gifts: 1 },
    several: {
      cents: 3_700,
      slotNumber: 12,
      classroomName,
      gifts: 31,
      others: [{ cents: 1_300, slotNumber: 13, classroomName: 'Mr. Chen’s science lab', gifts: 8 }],
    },
  },
  match: {
    teacher: {
      classroomName,
      slotNumber: 12,
      drawUrl: `${origin}/draws/7`,
      portalUrl: `${origin}/teacher`,
    },
  },
  slot_matched: {
    one: {
      giverName: 'Dana Okafor',
      slots: [{ number: 12, classroomName, drawUrl: `${origin}/draws/7` }],
      portalUrl: `${origin}/sponsor/dashboard`,
    },
    many: {
      giverName: 'Acme Industries',
      slots: [
        { number: 12, classroomName, drawUrl: `${origin}/draws/7` },
        { number: 13, classroomName: 'Mr. Chen’s science lab', drawUrl: `${origin}/draws/7` },
        { number: 14, classroomName: 'Homeroom 12', drawUrl: `${origin}/draws/7` },
      ],
      portalUrl: `${origin}/sponsor/dashboard`,
    },
  },
  ...answerSamples,
  ...toolSamples,
  ...sponsorSamples,
  ...nominationSamples(classroomName),
  ...pictureSamples(classroomName),
  ...consentSamples,
  class_list_ends: { one: { students: 1 }, many: { students: 24 } },
  mailing: {
    'two-paragraphs': {
      giverName: 'Dana Okafor',
      subject: 'What your classroom did this fall',
      text: 'Thirty children read their first book this fall.\n\nThank you for being part of it.\nThe team',
    },
  },
  program_open: { open: { name: 'Rent Assistance', path: '/programs/rent-assistance' } },
  inquiry_received: { contact: { kind: 'contact' }, partner: { kind: 'partner' } },
  sign_in: { own: secret, 'wrong-portal': { ...secret, ownPortal: 'sponsor' } },
  recovery: { link: secret },
  address_change: {
    old: { ...secret, reader: 'old', newEmail: 'new@example.org' },
    new: { ...secret, reader: 'new', newEmail: 'new@example.org' },
  },
  address_changed: { changed: { newEmail: 'new@example.org' } },
  address_taken: { taken: {} },
  password_changed: { changed: { changedAt: '2026-11-16T12:00:00Z' } },
  second_factor: {
    enrolled: { event: 'enrolled', at: '2026-11-16T12:00:00Z' },
    reset: { event: 'reset', at: '2026-11-16T12:00:00Z' },
  },
  unusual_reading: {
    told: { who: 'admin@tower.test', files: 26, rows: 20_450, children: 61, at: '2026-11-16T12:00:00Z' },
  },
  purchase_receipt: {
    bought: purchase,
    'after-a-refund': { ...purchase, number: 31, amountCents: 2_500, creditCents: 2_625, replacesNumber: 30 },
  },
  receipt_voided: receiptVoidedSamples,
  credits_given: { given: { credits: 50, teacherName: 'Ms. Rivera' } },
  credits_received: {
    received: { credits: 50, sponsorName: 'Dana Okafor' },
    'by-nobody-named': { credits: 1, sponsorName: null },
  },
  order_changed: {
    paid: { ...order, outcome: 'paid' },
    shipped: { ...order, outcome: 'shipped', carrier: 'UPS', tracking: '1Z999AA10123456784' },
    canceled: { ...order, outcome: 'canceled', reason: 'The store has none left.' },
    returned: { ...order, outcome: 'returned', amountCents: 1_250, reason: 'One box arrived broken.' },
  },
  slot_news: {
    shipped: { kind: 'first_shipment', giverName: 'Dana Okafor', slots: [{ number: 12, classroomName }] },
    'spent-of-two': {
      kind: 'budget_spent',
      giverName: null,
      slots: [
        { number: 12, classroomName },
        { number: 13, classroomName: null },
      ],
    },
  },
  budget_changed: {
    raised: { fiscalYear: 2027, change: 'raised', wasCents: 80_000, amountCents: 100_000 },
    lowered: { fiscalYear: 2027, change: 'lowered', wasCents: 80_000, amountCents: 60_050 },
    locked: { fiscalYear: 2027, change: 'locked', wasCents: 0, amountCents: 0 },
    unlocked: { fiscalYear: 2027, change: 'unlocked', wasCents: 0, amountCents: 0 },
  },
  reimbursement_decided: {
    approved: { ...reimbursement, outcome: 'approved' },
    paid: { ...reimbursement, outcome: 'paid' },
    returned: { ...reimbursement, outcome: 'returned', reason: 'The receipt is cut off: show its total.' },
    bounced: { ...reimbursement, outcome: 'bounced', reason: 'The account was closed.' },
    rejected: { ...reimbursement, outcome: 'rejected', reason: 'Parties are not covered.' },
  },
}
