// @module-tag some-on-pglite: one path of programs.
import { programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { expect, test } from 'vitest'
import { inProcessCall } from '../../app.ts'
import { testApp } from '../../test/test-app.ts'

async function openPrograms() {
  const { app, services } = await testApp()
  const interests = () =>
    services.database.read((tx) =>
      tx.selectFrom('program_interests').select(['program_id', 'email', 'locale']).execute(),
    )
  return { call: inProcessCall(app), interests, services }
}

const follow = (
  programId: string,
  email: string,
  more: { 'bot-field'?: string; locale?: 'en' | 'es' } = {},
) => ({
  params: { programId },
  body: { email, ...more },
})

test('exactly four programs are shown, the classroom program alone as open', async () => {
  const { call } = await openPrograms()
  const { programs } = await call(programEndpoints.list, { query: {} })
  expect(programs.map(({ key, name, state }) => [key, name, state])).toEqual([
    ['sponsor-classroom', 'Sponsor a Classroom', 'active'],
    ['rent-assistance', 'Rent Assistance', 'preview'],
    ['tower-smbs', 'Tower for SMBs', 'preview'],
    ['sponsor-athlete', 'Sponsor an Athlete (Prospect)', 'preview'],
  ])
})

test('an address is kept once for a program that has not opened', { tags: 'on-pglite-too' }, async () => {
  const { call, interests } = await openPrograms()
  await call(programEndpoints.follow, follow('tower-smbs', 'Neighbor@Tower.test'))
  await call(programEndpoints.follow, follow('tower-smbs', 'neighbor@tower.test'))
  expect(await interests()).toEqual([
    { program_id: 'tower-smbs', email: 'neighbor@tower.test', locale: 'en' },
  ])
})

test('who asked on a Spanish page is to be told in Spanish', async () => {
  const { call, interests } = await openPrograms()
  await call(programEndpoints.follow, follow('tower-smbs', 'vecina@tower.test', { locale: 'es' }))
  expect(await interests()).toMatchObject([{ email: 'vecina@tower.test', locale: 'es' }])
})

test('an open program and an unknown one cannot be followed, and a filled honeypot keeps nothing', async () => {
  const { call, interests } = await openPrograms()
  const refusal = (programId: string) => call(programEndpoints.follow, follow(programId, 'a@tower.test'))
  await expect(refusal('sponsor-classroom')).rejects.toMatchObject({ status: 409 })
  await expect(refusal('yachts')).rejects.toMatchObject({ status: 404, message: 'Program not found' })
  await call(
    programEndpoints.follow,
    follow('tower-smbs', 'bot@tower.test', { 'bot-field': 'https://spam.example' }),
  )
  expect(await interests()).toEqual([])
})
