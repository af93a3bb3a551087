import { programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { expect, test } from 'vitest'
import { inProcessCall } from '../../app.ts'
import { renderTemplate } from '../../mail-templates.ts'
import { testApp } from '../../test/test-app.ts'
import { openProgram } from './open-program.ts'

const site = { name: 'Tower', legalName: '', ein: '', origin: 'https://tower.test' }

test('opening a program tells everybody who asked once, each in their language, and forgets them', async () => {
  const { app, services } = await testApp()
  const call = inProcessCall(app)
  const follow = (email: string, locale: 'en' | 'es', programId = 'tower-smbs') =>
    call(programEndpoints.follow, { params: { programId }, body: { email, locale } })
  await follow('neighbor@tower.test', 'en')
  await follow('vecina@tower.test', 'es')
  await follow('neighbor@tower.test', 'en', 'rent-assistance')

  expect(await openProgram(services, { programId: 'tower-smbs' })).toMatchObject({ told: 2 })
  const { mails, left } = await services.database.read(async (tx) => ({
    mails: await tx
      .selectFrom('mails')
      .select(['to_email', 'params', 'locale'])
      .orderBy('to_email')
      .execute(),
    left: await tx.selectFrom('program_interests').select(['program_id', 'email']).execute(),
  }))
  expect(mails.map(({ to_email, locale }) => [to_email, locale])).toEqual([
    ['neighbor@tower.test', 'en'],
    ['vecina@tower.test', 'es'],
  ])
  const spanish = renderTemplate('program_open', mails[1]?.params, site, 'es')
  expect(spanish.subject).toBe('Tower para pequeñas empresas ya está en marcha')
  expect(spanish.text).toContain('https://tower.test/programs/tower-smbs')
  expect(left).toEqual([{ program_id: 'rent-assistance', email: 'neighbor@tower.test' }])

  const { programs } = await call(programEndpoints.list, { query: {} })
  expect(programs.find(({ key }) => key === 'tower-smbs')?.state).toBe('active')
  await expect(follow('late@tower.test', 'en')).rejects.toMatchObject({ status: 409 })
})

test('a program that is open, and one that nobody knows, cannot be opened', async () => {
  const { services } = await testApp()
  const open = (programId: string) => openProgram(services, { programId })
  await expect(open('sponsor-classroom')).rejects.toMatchObject({ code: 'programs.already_open' })
  await expect(open('no-such')).rejects.toMatchObject({ code: 'giving.unknown_program' })
})
