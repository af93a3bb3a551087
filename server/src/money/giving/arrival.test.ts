import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildCircle, buildVisible } from '../../../test/people/prospects/build-prospects.ts'
import { buildPages, type PagesWorld } from '../../../test/site/build-pages.ts'
import { findAll } from '../../../test/site/read-html.ts'
import { checkRows } from '../../test/check-rows.ts'

type Begun = { world: PagesWorld; language: 'en' | 'es' }
type Kind = {
  /** Starts it and answers where to pay. */
  start: (begun: Begun) => Promise<string>
  says: { en: (string | RegExp)[]; es: (string | RegExp)[] }
}

const wishes = { anonymous: true, tribute: { kind: 'memory', name: 'Rosa Alvarez' } }
const giver = { email: 'arrival@giver.test', metadata: { sponsor_display_name: 'Ana Ruiz' } }

async function startCheckout({ world, language }: Begun, gift: object): Promise<string> {
  const asked = { language, ...giver, ...wishes, ...gift }
  return (await world.post<{ url: string }>(givingEndpoints.createCheckoutSession.path, asked)).url
}

const kinds: Record<string, Kind> = {
  'to the shared tower': {
    start: (begun) => startCheckout(begun, { amount_cents: 3_700, goes_to: 'shared_tower' }),
    says: {
      en: [
        'Your $37 for the shared tower has arrived.',
        /\$37 is on the shared tower, which has \$[\d,.]+ of \$800\./,
      ],
      es: [
        'Llegaron tus $37 para la torre compartida.',
        /\$37 están en la torre compartida, que tiene \$[\d,.]+ de \$800\./,
      ],
    },
  },
  'to an own tower': {
    start: (begun) => startCheckout(begun, { amount_cents: 3_700, goes_to: 'own_tower' }),
    says: {
      en: ['Your $37 for your own tower has arrived.', /joins the shared tower on \w+ \d+, \d{4}/],
      es: ['Llegaron tus $37 para tu propia torre.', /se une a la torre compartida el \d+ \w+ \d{4}/],
    },
  },
  'straight to a classroom': {
    start: async (begun) => {
      const { id } = await buildClassroom(begun.world.services.database, {
        name: 'Reading Nook',
        teacherEmail: `nook-${begun.language}@school.edu`,
      })
      return startCheckout(begun, { amount_cents: 3_700, goes_to: 'classroom', classroom_id: id })
    },
    says: {
      en: ['It is in the budget of Reading Nook. The teacher can spend it right away.'],
      es: ['Está en el presupuesto de Reading Nook. Ya se puede usar.'],
    },
  },
  'of a Sponsor Slot': {
    start: (begun) =>
      startCheckout(begun, {
        ...{ amount_cents: 80_000 },
        metadata: { program: 'classrooms', sponsor_display_name: 'Ana Ruiz' },
      }),
    says: {
      en: [
        /Sponsor Slot \d+ is waiting for the next draw\./,
        /The next draw is on|The date of the next draw/,
      ],
      es: [/El cupo de patrocinio \d+ espera el próximo sorteo\./],
    },
  },
  'to the general fund': {
    start: (begun) => startCheckout(begun, { amount_cents: 10_000, destination: 'project' }),
    says: {
      en: ['It is split across all programs, to the cent:', '$65.00'],
      es: ['Se reparte entre todos', '$65.00'],
    },
  },
  'to one athlete each month': {
    start: async ({ world, language }) => {
      const { prospectId } = await buildVisible(world.services, await buildCircle(world.services))
      const gift = { prospect_id: prospectId, type: 'recurring', amount_cents: 3_000, email: giver.email }
      const path = sponsorshipEndpoints.donate.path
      return (await world.post<{ checkout_url: string }>(path, { ...gift, language })).checkout_url
    },
    says: {
      en: [/Your \$30 each month for .+ has begun\./, 'Your card is charged again each month'],
      es: [/Empezó tu donación de \$30 al mes para/, 'Se hará un cargo a tu tarjeta cada mes'],
    },
  },
}

test('every kind of gift arrives and reads right, then and by its link, which names nobody, in English and Spanish', async (context) => {
  const rows = Object.entries(kinds).flatMap(([name, kind]) =>
    (['en', 'es'] as const).map((language) => ({ name, kind, language })),
  )
  const world = await buildPages()
  await checkRows(
    context,
    rows,
    ({ kind, language }) => arrive(world, kind, language),
    ({ name, language }) => `a gift ${name}, in ${language}`,
  )
})

async function arrive(world: PagesWorld, kind: Kind, language: 'en' | 'es'): Promise<void> {
  const url = await kind.start({ world, language })
  const visitor = world.visitor({ language })
  const thanks = await (await visitor.open(url)).press({ attributes: { value: 'paid' } })
  expect(thanks.path).toContain('success')
  expect(thanks.words()).not.toContain('Credits will appear')
  for (const words of kind.says[language]) {
    if (typeof words === 'string') expect(thanks.words()).toContain(words)
    else expect(thanks.words()).toMatch(words)
  }
  expect(findAll(thanks.root, { tag: 'h1' })).toHaveLength(1)
  expect(findAll(thanks.root, { tag: 'button', words: /pay|^donate|pagar|^donar/i })).toEqual([])

  const checkoutId = new URL(url).pathname.split('/').at(-1)
  const { follow } = await world.get<{ follow: string }>(`/api/checkouts/${checkoutId}`)
  const followed = await visitor.open(follow)
  expect(followed.words()).toMatch(/Where this gift is now|Dónde está esta donación/)
  expect(followed.words()).not.toMatch(/Ana|Ruiz|Rosa|giver\.test/)
}

test('whoever comes back without JavaScript reads name, dedication, anonymity, receipt and link', async () => {
  const world = await buildPages()
  const url = await startCheckout({ world, language: 'en' }, { amount_cents: 3_700, goes_to: 'shared_tower' })
  const thanks = await (await world.visitor().open(url)).press({ attributes: { value: 'paid' } })
  expect(thanks.find({ tag: 'h1', words: 'Thank you, Ana Ruiz' })).toBeDefined()
  for (const words of [
    /In memory of\s*Rosa Alvarez/,
    /In public\s*Anonymous/,
    /Receipt\s*\d+, sent to arrival@giver\.test/,
  ]) {
    expect(thanks.words()).toMatch(words)
  }
  const links = thanks.findAll({ tag: 'input' }).map(({ attributes }) => attributes.value ?? '')
  expect(links).toContainEqual(expect.stringMatching(/\/gifts\/[\da-f-]{36}\?lang=en$/))
})

test('the word of credits that the documents name stands on their address alone', async () => {
  const world = await buildPages()
  const page = await world.visitor().open('/sponsor?status=success')
  expect(page.words()).toContain('Checkout complete! Credits will appear shortly.')
})

test('a link of no gift says so kindly', async () => {
  const world = await buildPages()
  const page = await world.visitor().open('/gifts/00000000-0000-4000-8000-000000000000')
  expect(page.status).toBe(404)
  expect(page.find({ tag: 'h1' }).children).toEqual(['We don’t recognize this link'])
})
