// @module-tag some-on-pglite: one path of the writer.
import type { WriterSetting } from '@tower/contract/learning/writer.contract.ts'
import { expect, test } from 'vitest'
import { buildWriter, failureOf } from '../../../../test/learning/writer/build-writer.ts'
import { findViolations } from '../../../test/find-violations.ts'
import { findWriter } from '../find-writer.ts'
import { agreeToProvider } from './agree-to-provider.ts'
import { readConsent } from './read-consent.ts'
import { takeBackConsent } from './take-back-consent.ts'

async function buildConsents(environment: Record<string, string> = {}) {
  const world = await buildWriter(environment)
  const call = async (bearer: string, method: 'GET' | 'POST' | 'DELETE', payload?: object) => {
    const url = `/api/teacher/writer${method === 'GET' ? '' : '/consent'}`
    const headers = { authorization: `Bearer ${bearer}` }
    const answer = await world.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json<WriterSetting & { code?: string }>() }
  }
  const ben = await world.teacher('ben@desert.edu')
  const host = world.writer.provider
  return { ...world, call, ben, host }
}

test(
  'a teacher reads who the provider is, agrees, and takes it back, each in the audit log',
  { tags: 'on-pglite-too' },
  async () => {
    const { call, ben, host, services, auditActions, writer, ask, provider } = await buildConsents()
    expect((await call(ben.bearer, 'GET')).body).toEqual({ provider: host, agreed_at: null })
    expect(await findWriter(services, { teacherId: ben.userId })).toBeUndefined()
    const agreed = await call(ben.bearer, 'POST', { provider: host })
    expect(agreed.body.agreed_at).toMatch(/Z$/)
    expect(await findWriter(services, { teacherId: ben.userId })).toBeDefined()
    provider.behave({ answer: 'Glad.' })
    await writer.write({ ...ask, teacherId: ben.userId })
    expect((await call(ben.bearer, 'DELETE')).body.agreed_at).toBeNull()
    expect(await failureOf(writer.write({ ...ask, teacherId: ben.userId }))).toBe('not_agreed')
    expect(provider.orders).toHaveLength(1)
    await call(ben.bearer, 'DELETE')
    const actions = (await auditActions()).filter((action) => action.startsWith('writer.'))
    expect(actions).toEqual(['writer.agreed', 'writer.agreed', 'writer.taken_back'])
    expect(await services.database.read(findViolations)).toEqual([])
  },
)

test('agreeing many times at once is agreeing once', async () => {
  const { call, ben, host, services } = await buildConsents()
  await Promise.all(Array.from({ length: 8 }, () => call(ben.bearer, 'POST', { provider: host })))
  const rows = await services.database.read((tx) =>
    tx.selectFrom('writer_consents').selectAll().where('teacher_id', '=', ben.userId).execute(),
  )
  expect(rows).toHaveLength(1)
})

test('what was agreed to of one provider holds for no other', async () => {
  const { call, rosa, services, ben } = await buildConsents()
  expect(await call(ben.bearer, 'POST', { provider: 'api.other.test' })).toMatchObject({
    status: 409,
    body: { code: 'writer.provider_changed' },
  })
  const moved = { ...services, config: { ...services.config, AI_BASE_URL: 'https://api.other.test/v1' } }
  expect(await findWriter(moved, { teacherId: rosa.userId })).toBeUndefined()
  expect(await findWriter(services, { teacherId: rosa.userId })).toBeDefined()
})

test('where no provider is set up there is nothing to agree to, and what was agreed to can still be taken back', async () => {
  const { services, rosa } = await buildConsents()
  const off = { ...services, config: { ...services.config, AI_BASE_URL: undefined } }
  expect(await readConsent(off, { teacherId: rosa.userId })).toEqual({ provider: null, agreedAt: null })
  await expect(agreeToProvider(off, { teacherId: rosa.userId, provider: 'x' })).rejects.toThrow('No provider')
  await takeBackConsent(off, { teacherId: rosa.userId })
  expect(await findWriter(services, { teacherId: rosa.userId })).toBeUndefined()
})
