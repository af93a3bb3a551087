import type { GiftPart } from '@tower/contract/money/gift-plan.ts'
import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { receiptMail, type ReceiptMailParams } from './receipts/receipt-mail.ts'

type Kind = {
  amountCents: number
  body?: Record<string, unknown>
  destination?: string
  namesClassroom?: boolean
  says: { en: string; es: string }
  /** The receipt's sentence of where the money is. */
  isAt: { en: string; es: string }
  /** Where the ledger has it, in cents: in all accounts of a kind together. */
  lies: Record<string, number>
}

/** Every kind of gift but those to one athlete, who is named nowhere. */
const kinds: Record<string, Kind> = {
  'to the shared tower': {
    amountCents: 3_700,
    body: { goes_to: 'shared_tower' },
    says: { en: 'the shared tower', es: 'la torre compartida' },
    isAt: { en: 'It’s on the shared tower', es: 'Está en la torre compartida' },
    lies: { fund_classrooms: 3_700 },
  },
  'to an own tower': {
    amountCents: 3_700,
    body: { goes_to: 'own_tower' },
    says: { en: 'your own tower', es: 'tu propia torre' },
    isAt: {
      en: 'If you give nothing more for 45 days, it joins the shared tower',
      es: 'Si pasan 45 días sin otra donación, se une a la torre compartida',
    },
    lies: { donor_program: 3_700 },
  },
  'straight to a classroom': {
    amountCents: 3_700,
    body: { goes_to: 'classroom' },
    namesClassroom: true,
    says: { en: 'Reading Nook, straight into its budget', es: 'Reading Nook, directo a su presupuesto' },
    isAt: {
      en: 'It’s in the budget of Reading Nook. The teacher can spend it right away.',
      es: 'Está en el presupuesto de Reading Nook. Ya se puede usar.',
    },
    lies: { budget: 3_700 },
  },
  'of a slot and more for a classroom': {
    amountCents: 90_000,
    body: { goes_to: 'classroom' },
    namesClassroom: true,
    says: {
      en: 'Reading Nook, as one Sponsor Slot ($800) and the shared tower ($100)',
      es: 'Reading Nook, como un cupo de patrocinio ($800) y la torre compartida ($100)',
    },
    isAt: { en: 'It went whole to Reading Nook', es: 'Llegó entero a Reading Nook' },
    lies: { budget: 80_000, fund_classrooms: 10_000 },
  },
  'of two slots': {
    amountCents: 160_000,
    says: {
      en: '2 Sponsor Slots for the next draw',
      es: '2 cupos de patrocinio para el próximo sorteo',
    },
    isAt: { en: 'It minted 2 Sponsor Slots.', es: 'Con ella se emitieron 2 cupos de patrocinio.' },
    lies: { slot: 160_000 },
  },
  'to the general fund': {
    amountCents: 10_000,
    destination: 'project',
    says: { en: 'the general fund', es: 'el fondo general' },
    isAt: {
      en: '$65 is on the shared tower for classrooms, and $35 is for the other programs and our work.',
      es: '$65 están en la torre compartida para las aulas, y $35 son para los otros programas y nuestro trabajo.',
    },
    lies: { fund_classrooms: 6_500, fund_prospects: 1_600, fund_smbs: 1_600, fund_operations: 300 },
  },
  'to youth athletes': {
    amountCents: 10_000,
    destination: 'prospects',
    says: { en: 'youth athletes', es: 'jóvenes atletas' },
    isAt: {
      en: 'It’s in the fund for youth athletes and their goals.',
      es: 'Está en el fondo para jóvenes atletas y sus metas.',
    },
    lies: { fund_prospects: 10_000 },
  },
}

const languages = ['en', 'es'] as const
const cases = Object.entries(kinds).flatMap(([name, kind]) =>
  languages.map((language) => ({ name, kind, language })),
)

test.each(cases)(
  'payment page, receipt, return page and ledger say the same of a gift $name, in $language',
  async ({ kind, language }) => {
    const world = await buildGiving({ environment: { POOL_AFTER_DAYS: '45' } })
    const classroom = kind.namesClassroom ? await openClassroom(world) : undefined
    const gift = {
      email: 'ana@example.org',
      amountCents: kind.amountCents,
      ...(kind.destination && { destination: kind.destination }),
      body: { ...kind.body, language, ...(classroom && { classroom_id: classroom.id }) },
    }
    const place = kind.says[language]
    const { sessionId } = await world.give(gift)
    const page = await world.sandbox.describe(sessionId)
    expect(page?.lines[0]?.name).toBe(`${language === 'en' ? 'Gift to' : 'Donación para'} ${place}`)
    const receipt = await readReceipt(world, language)
    expect(receipt).toContain(place)
    expect(receipt).toContain(kind.isAt[language])
    expect(await readReturnPage(world, sessionId, language)).toBe(place)
    expect(await readLedger(world)).toEqual(kind.lies)
  },
)

function openClassroom({ services }: GivingWorld) {
  const classroom = { name: 'Reading Nook', teacherEmail: 'teacher@school.edu' }
  return buildClassroom(services.database, classroom)
}

/** The receipt's mail as it is written. */
async function readReceipt({ services }: GivingWorld, language: 'en' | 'es'): Promise<string> {
  const mail = await services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['params', 'locale'])
      .where('template', '=', 'receipt')
      .executeTakeFirstOrThrow(),
  )
  expect(mail.locale).toBe(language)
  const site = {
    name: 'Project Tower',
    legalName: 'Project Tower',
    origin: 'https://tower.test',
    ein: undefined,
  }
  const params = mail.params as unknown as ReceiptMailParams
  return receiptMail(params, site, language).text
}

/** In the words of the function that the button has them from before the gift is paid. */
async function readReturnPage(
  { app }: GivingWorld,
  sessionId: string,
  language: 'en' | 'es',
): Promise<string> {
  const answer = await app.inject({ url: `/api/checkouts/${sessionId}` })
  const { plan, classroom } = answer.json<{ plan: GiftPart[]; classroom: { name: string | null } | null }>()
  return nameDestination(plan, { classroomName: classroom?.name ?? null }, language)
}

async function readLedger({ services }: GivingWorld): Promise<Record<string, number>> {
  const { rows } = await services.database.read((tx) =>
    sql<{ kind: string; cents: number }>`
      select kind, sum(balance_cents)::bigint as cents from ledger_accounts
      where kind not in ('processor', 'processor_fees') group by kind having sum(balance_cents) <> 0`.execute(
      tx,
    ),
  )
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]))
}

test('the receipt of a gift whose classroom lost its teacher before the money came says that it is set aside', async () => {
  const world = await buildGiving()
  const { id } = await openClassroom(world)
  const body = { goes_to: 'classroom', classroom_id: id }
  const sessionId = await world.startGift({ email: 'ana@example.org', amountCents: 3_700, body })
  await world.services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ confirmed_at: null, teacher_id: null }).where('id', '=', id).execute(),
  )
  await world.sandbox.pay(sessionId, 'paid', { email: 'ana@example.org' })
  await world.deliverAll()
  expect(await readReceipt(world, 'en')).toContain(
    'It’s set aside for Reading Nook until a teacher is confirmed',
  )
})

test('a receipt that was queued under the words of the version before still says where the gift goes', () => {
  const params: ReceiptMailParams = {
    ...{ number: 7, amountCents: 3_700, feeCoverCents: 0, destination: 'classrooms' },
    ...{ paidAt: '2026-11-16T12:00:00Z', slotsMinted: 0, progressCents: 0, replacesNumber: null },
    asked: {
      ...{ destination: 'classrooms', goes_to: 'shared_tower', amount_cents: 3_700 },
      ...{ classroom_id: null, classroom_name: null },
    },
  }
  const site = { name: 'Tower', legalName: 'Tower', origin: 'https://tower.test', ein: undefined }
  expect(receiptMail(params, site, 'en').text).toContain('the shared tower')
})
