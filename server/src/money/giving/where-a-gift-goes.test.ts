import { deskPaymentEndpoints } from '@tower/contract/money/desk-payments.contract.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildPages, type PagesWorld } from '../../../test/site/build-pages.ts'
import { wordsOf } from '../../../test/site/read-html.ts'
import { ensureShareCode } from '../../matching/classrooms/ensure-share-code.ts'
import { checkRows } from '../../test/check-rows.ts'

type Said = { en: string; es: string }

type Kind = {
  dollars: string
  /** What is chosen on the donate page, by the values of its choices. */
  destination?: 'project' | 'prospects'
  goesTo?: 'own_tower' | 'shared_tower' | 'classroom'
  namesClassroom?: true
  /** Where it goes, in the same words everywhere. */
  place: Said
  /** Where it is, on the receipt. */
  isAt: Said
  /** Where the ledger has it, in cents; the payment provider's side left out. */
  ledger: Record<string, number>
  /** Whose the slots of it are. */
  slotsOf?: (string | null)[]
}

const nook = 'Reading Nook'

const kinds: Record<string, Kind> = {
  'of $37 to the shared tower': {
    dollars: '37',
    goesTo: 'shared_tower',
    place: { en: 'the shared tower', es: 'la torre compartida' },
    isAt: { en: 'It’s on the shared tower', es: 'Está en la torre compartida' },
    ledger: { fund_classrooms: 3_700 },
  },
  'of $37 to an own tower': {
    dollars: '37',
    goesTo: 'own_tower',
    place: { en: 'your own tower', es: 'tu propia torre' },
    isAt: { en: 'it joins the shared tower', es: 'se une a la torre compartida' },
    ledger: { donor_program: 3_700 },
  },
  'of $37 straight to a classroom': {
    dollars: '37',
    goesTo: 'classroom',
    namesClassroom: true,
    place: { en: `${nook}, straight into its budget`, es: `${nook}, directo a su presupuesto` },
    isAt: { en: `It’s in the budget of ${nook}.`, es: `Está en el presupuesto de ${nook}.` },
    ledger: { budget: 3_700 },
  },
  'of $800 for a classroom': {
    dollars: '800',
    goesTo: 'classroom',
    namesClassroom: true,
    place: { en: `${nook}, as one Sponsor Slot`, es: `${nook}, como un cupo de patrocinio` },
    isAt: { en: `It went whole to ${nook}`, es: `Llegó entero a ${nook}` },
    ledger: { slot: 80_000 },
    slotsOf: [nook],
  },
  'of $900 for a classroom': {
    dollars: '900',
    goesTo: 'classroom',
    namesClassroom: true,
    place: {
      en: `${nook}, as one Sponsor Slot ($800) and the shared tower ($100)`,
      es: `${nook}, como un cupo de patrocinio ($800) y la torre compartida ($100)`,
    },
    isAt: { en: `It went whole to ${nook}`, es: `Llegó entero a ${nook}` },
    ledger: { slot: 80_000, fund_classrooms: 10_000 },
    slotsOf: [nook],
  },
  'of $1,600 to no classroom in particular': {
    dollars: '1600',
    place: {
      en: '2 Sponsor Slots for the next draw',
      es: '2 cupos de patrocinio para el próximo sorteo',
    },
    isAt: { en: 'It minted 2 Sponsor Slots.', es: 'Con ella se emitieron 2 cupos de patrocinio.' },
    ledger: { slot: 160_000 },
    slotsOf: [null, null],
  },
  'of $100 to the general fund': {
    dollars: '100',
    destination: 'project',
    place: { en: 'the general fund', es: 'el fondo general' },
    isAt: {
      en: '$65 is on the shared tower for classrooms, and $35 is for the other programs and our work.',
      es: '$65 están en la torre compartida para las aulas, y $35 son para los otros programas y nuestro trabajo.',
    },
    ledger: { fund_classrooms: 6_500, fund_prospects: 1_600, fund_smbs: 1_600, fund_operations: 300 },
  },
  'of $100 to youth athletes': {
    dollars: '100',
    destination: 'prospects',
    place: { en: 'youth athletes', es: 'jóvenes atletas' },
    isAt: { en: 'It’s in the fund for youth athletes', es: 'Está en el fondo para jóvenes atletas' },
    ledger: { fund_prospects: 10_000 },
  },
}

const words = {
  en: { gift: 'Gift to', receipt: /receipt/i },
  es: { gift: 'Donación para', receipt: /recibo/i },
} as const

const donate = { attributes: { name: 'intent', value: 'donate' } }

test('button, payment page, return page, receipt and ledger say the same of every kind of gift, in English and Spanish', async (context) => {
  const world = await buildPages()
  const { id } = await buildClassroom(world.services.database, {
    name: nook,
    teacherEmail: 'nook@school.edu',
  })
  const code = await world.services.database.transaction((tx) =>
    ensureShareCode(tx, { classroomId: id, at: world.clock.now(), random: world.services.random }),
  )
  await world.staffAccount('admin@tower.test')
  const { access_token: bearer } = await world.signIn('admin@tower.test')
  const rows = Object.entries(kinds).flatMap(([name, kind]) =>
    (['en', 'es'] as const).map((language) => ({ name, kind, language })),
  )
  await checkRows(
    context,
    rows,
    ({ kind, language }) => give(world, { kind, language, code, bearer }),
    ({ name, language }) => `a gift ${name}, in ${language}`,
  )
})

type Given = { kind: Kind; language: 'en' | 'es'; code: string; bearer: string }

/** Gives without a script, and reads on the way what each page says of the place. */
async function give(world: PagesWorld, { kind, language, code, bearer }: Given): Promise<void> {
  const place = kind.place[language]
  const email = `place-${world.services.random.uuid().slice(0, 8)}@giver.test`
  const form = await world
    .visitor({ language })
    .open(`/sponsor-classroom/donate${kind.namesClassroom ? `?code=${code}` : ''}`)
  const typed = {
    custom_amount: kind.dollars,
    preset: undefined,
    ...(kind.destination && { destination: kind.destination }),
    ...(kind.goesTo && Number(kind.dollars) < 800 && { goes_to: kind.goesTo }),
  }
  // Looking up the classroom's code shows the form again, with all that was entered.
  const filledIn = await form.press({ attributes: { name: 'intent', value: 'resolve' } }, typed)
  expect(wordsOf(filledIn.find({ tag: 'button', ...donate }))).toContain(place)

  const payment = await filledIn.press(donate)
  expect(wordsOf(payment.find({ tag: 'tr', words: words[language].gift }))).toContain(place)

  const thanks = await payment.press({ attributes: { value: 'paid' } }, { email })
  expect(thanks.path).toMatch(/^\/donate\/success\?/)
  expect(thanks.findAll({ tag: 'dd' }).map(wordsOf)).toContain(place)

  const receipt = (await world.mailsTo(email)).find(({ subject }) => words[language].receipt.test(subject))
  expect(receipt?.text).toContain(place)
  expect(receipt?.text.replaceAll(/\s+/g, ' ')).toContain(kind.isAt[language])
  expect(await readLedger(world, { email, bearer })).toEqual({
    ledger: kind.ledger,
    slotsOf: kind.slotsOf ?? [],
  })
}

type Story = {
  postings: { transaction_id: string; kind: string; account: string; amount_cents: number }[]
  slots: { cents: number; classroom_name: string | null }[]
}

/**
 * Where the ledger has a giver's payment, as staff see it in its story: accounts it only passed through are left out, and so are
 * slots of the shared tower that it happened to fill, which hold other people's money, too.
 */
async function readLedger(world: PagesWorld, { email, bearer }: { email: string; bearer: string }) {
  const { postings, slots } = await readStory(world, { email, bearer })
  const ofTower = postings.filter(
    ({ kind, account }) => kind === 'slots_minted' && account === 'fund_classrooms',
  )
  const left = new Set(ofTower.map(({ transaction_id: id }) => id))
  const own = postings.filter(
    ({ transaction_id: id, account }) => !left.has(id) && !account.startsWith('processor'),
  )
  const sums = [...Map.groupBy(own, ({ account }) => account)].map(
    ([account, parts]) => [account, parts.reduce((sum, { amount_cents: cents }) => sum + cents, 0)] as const,
  )
  return {
    ledger: Object.fromEntries(sums.filter(([, cents]) => cents !== 0)),
    slotsOf: slots.filter(({ cents }) => cents === 80_000).map(({ classroom_name: name }) => name),
  }
}

async function readStory(world: PagesWorld, { email, bearer }: { email: string; bearer: string }) {
  const { items } = await world.get<{ items: { id: string }[] }>(
    deskPaymentEndpoints.list.path,
    { q: email },
    bearer,
  )
  expect(items).toHaveLength(1)
  const path = deskPaymentEndpoints.story.path.replace(':paymentId', items[0]?.id ?? '')
  return world.get<Story>(path, {}, bearer)
}
