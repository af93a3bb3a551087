import type { AnyEndpoint, CallerName } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors } from '@tower/contract/errors.ts'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type Answer, type Principal, type World } from './build-world.ts'
import { pathsOf } from './fill-call.ts'
import { sentenceOf } from './read-refusal.ts'

let world: World
beforeAll(async () => void (world = await buildWorld()))
afterAll(() => world.close())

const naming = endpoints.flatMap((call) => (call.namesCaller ?? []).map((place) => ({ call, place })))
const cases = naming.map(({ call, place }) => ({ call, place, title: `${call.name} by its ${place}` }))
const caller = ({ access }: AnyEndpoint): Principal => (access === 'sponsor' ? 'sponsor' : 'teacher')

const someId = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'
/** A body that the call takes as far as anyone looks before it is known who is named. */
const bodies: Record<string, object> = {
  'credits.give': { credits: 1, teacher_email: 'nobody@access.test' },
  'giving.market-session': { pack_id: 'none' },
  'share-links.create': {},
  'tools.generate-brief': { lesson_plan: '8:15 Math' },
  'tools.generate-goal': {
    ...{ student_id: someId, disability_category: 'autism', present_level: 'Reads 42 words per minute.' },
  },
  'tools.generate-note': { student_id: someId, template_id: someId },
  'share-links.revoke': { code: 'PT-AAAAAA' },
}

async function ask(call: AnyEndpoint, place: CallerName, by: Principal, named: string): Promise<Answer[]> {
  const [part, field = ''] = place.split('.')
  const answers: Answer[] = []
  for (const path of pathsOf(call)) {
    answers.push(
      await world.app.inject({
        method: call.method,
        url: part === 'query' ? `${path}?${field}=${named}` : path,
        headers: {
          authorization: `Bearer ${(await world.bearer(by)) ?? ''}`,
          ...(part === 'header' ? { [field]: named } : {}),
        },
        ...(part === 'body' ? { payload: { ...bodies[call.name], [field]: named } } : {}),
      }),
    )
  }
  return answers
}

const isRefused = (answer: Answer) =>
  answer.statusCode === 403 && sentenceOf(answer) === errors['identity.another_named'].sentence

async function idOf(principal: Principal): Promise<string> {
  const { id } = await world.services.database.read((tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', `${principal}@access.test`)
      .executeTakeFirstOrThrow(),
  )
  return id
}

test.each(cases)('$title: who names somebody else is refused', async ({ call, place }) => {
  for (const other of [await idOf('coach'), crypto.randomUUID()])
    for (const answer of await ask(call, place, caller(call), other))
      expect(isRefused(answer), answer.body).toBe(true)
})

test.each(cases)(
  '$title: who names themself, in whatever letters, is let through',
  async ({ call, place }) => {
    const own = await idOf(caller(call))
    for (const named of [own, own.toUpperCase(), ''])
      for (const answer of await ask(call, place, caller(call), named)) {
        expect(isRefused(answer), answer.body).toBe(false)
        expect(answer.statusCode, answer.body).not.toBe(500)
      }
  },
)

test.each(cases)('$title: staff name a teacher where the call is for both', async ({ call, place }) => {
  const another = await idOf(caller(call))
  for (const answer of await ask(call, place, 'admin', another)) expect(isRefused(answer)).toBe(false)
  for (const answer of await ask(call, place, 'superadmin', another))
    expect(isRefused(answer)).toBe(call.access !== 'teacher or staff')
})

test('every call for teachers or sponsors that takes such a name declares it', () => {
  const people = ['teacher', 'teacher or staff', 'sponsor']
  /** Whom a gift is for, not who gives it. */
  const receivers = ['giving.sponsor-donate']
  const taken = (schema: z.ZodType | undefined) =>
    Object.keys(
      (schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties : {}) ?? {},
    )
  for (const call of endpoints.filter(({ access }) => people.includes(access as string))) {
    const named = (['query', 'body'] as const).flatMap((part) =>
      taken(call[part])
        .filter((field) => field === 'teacher_id' || field === 'sponsor_user_id')
        .map((field) => `${part}.${field}`),
    )
    if (receivers.includes(call.name)) continue
    const declared = (call.namesCaller ?? []).filter((place) => !place.startsWith('header.'))
    expect(declared, call.name).toEqual(named)
  }
  const byHeader = endpoints.filter((call) => call.namesCaller?.includes('header.x-pt-teacher-id'))
  expect(byHeader.map(({ path }) => path).toSorted()).toEqual(['/api/photos-upload', '/api/receipts-upload'])
})
