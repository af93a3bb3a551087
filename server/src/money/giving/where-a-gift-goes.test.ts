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
  /** Where the ledger has it, in cents: in all accounts of a kind together. */
  lies: Record<string, number>
}

/** Every kind of gift but those to one athlete, who is named nowhere. */
const kinds: Record<string, Kind> = {
  'to the shared tower': {
    amountCents: 3_700,
    body: { goes_to: 'shared_tower' },
    says: { en: 'the shared tower', es: 'la torre compartida' },
    lies: { fund_classrooms: 3_700 },
  },
  'to an own tower': {
    amountCents: 3_700,
    body: { goes_to: 'own_tower' },
    says: { en: 'your own tower', es: 'tu propia torre' },
    lies: { donor_program: 3_700 },
  },
  'straight to a classroom': {
    amountCents: 3_700,
    body: { goes_to: 'classroom' },
    namesClassroom: true,
    says: { en: 'Reading Nook, straight into its budget', es: 'Reading Nook, directo a su presupuesto' },
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
    lies: { budget: 80_000, fund_classrooms: 10_000 },
  },
  'of two slots': {
    amountCents: 160_000,
    says: {
      en: '2 Sponsor Slots for the next draw',
      es: '2 cupos de patrocinio para el próximo sorteo',
    },
    lies: { slot: 160_000 },
  },
  'to the general fund': {
    amountCents: 10_000,
    destination: 'project',
    says: { en: 'the general fund', es: 'el fondo general' },
    lies: { fund_classrooms: 6_500, fund_prospects: 1_600, fund_smbs: 1_600, fund_operations: 300 },
  },
  'to youth athletes': {
    amountCents: 10_000,
    destination: 'prospects',
    says: { en: 'youth athletes', es: 'jóvenes atletas' },
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
    const world = await buildGiving()
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
    expect(await readReceipt(world, language)).toContain(place)
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
