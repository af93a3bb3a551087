import { expect, test } from 'vitest'
import { renderMail } from '../../mail/layout.ts'
import { mailSite } from '../../mail/mail-site.ts'
import { issuerOf } from '../../money/giving/own/paper-words.ts'
import { OtherKind } from '../../other-kind.ts'
import { writePaper } from '../../papers/write-paper.ts'
import { readPdf } from '../../../test/papers/read-pdf.ts'
import { testDatabaseUrl } from '../../test/test-database.ts'
import { testServices } from '../../test/test-services.ts'
import { settleKind } from './settle-kind.ts'
import { wipeRehearsal } from './wipe-rehearsal.ts'

/** A site of which processes begin as a rehearsal and as the real one. */
async function buildSite() {
  const services = await testServices()
  const as = (given: { REHEARSAL: boolean; demo?: boolean }) => ({
    ...services,
    config: { ...services.config, demo: false, ...given },
  })
  return { services, real: as({ REHEARSAL: false }), rehearsal: as({ REHEARSAL: true }), as }
}

test('what was begun as a rehearsal never starts as real, and what is real never as a rehearsal', async () => {
  const one = await buildSite()
  await settleKind(one.rehearsal)
  await settleKind(one.rehearsal)
  await expect(settleKind(one.real)).rejects.toThrow(OtherKind)
  await expect(settleKind(one.real)).rejects.toThrow('wipe-rehearsal')
  await expect(settleKind(one.as({ REHEARSAL: false, demo: true }))).rejects.toThrow(OtherKind)

  const other = await buildSite()
  await settleKind(other.real)
  await expect(settleKind(other.rehearsal)).rejects.toThrow('begun as a real site')
  await expect(
    other.services.database.script('update installations set is_rehearsal = true'),
  ).rejects.toThrow()
})

test('a database that was used before it could be marked counts as real', async () => {
  const { services, rehearsal, real } = await buildSite()
  await services.database.script(`insert into users (email) values ('somebody@tower.test')`)
  await expect(settleKind(rehearsal)).rejects.toThrow('begun as a real site')
  await settleKind(real)
})

test('a rehearsal is wiped by the name of the site, once nothing runs, and nothing else is', async () => {
  const { services, rehearsal, real } = await buildSite()
  await expect(wipeRehearsal(rehearsal, 'Project Tower'), 'unmarked').rejects.toThrow('not begun as')
  await settleKind(rehearsal)
  await expect(wipeRehearsal(real, 'Project Tower')).rejects.toThrow('not begun as')
  await expect(wipeRehearsal(rehearsal, 'project tower')).rejects.toThrow('not called')
  await services.database.script(`
    insert into process_beats (id, role, host, pid, version, started_at)
    values (gen_random_uuid(), 'web', 'one', 1, '0', now())`)
  await expect(wipeRehearsal(rehearsal, 'Project Tower')).rejects.toThrow('Processes still run (1)')
  await services.database.script('update process_beats set ended_at = now()')
  expect(await wipeRehearsal(rehearsal, 'Project Tower')).toEqual({ files: 0 })
  await expect(services.database.script('select from users')).rejects.toThrow('does not exist')
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'nothing is wiped where the owner’s address leads to another database, as that of the real site would',
  async () => {
    const { services, rehearsal } = await buildSite()
    await settleKind(rehearsal)
    const DATABASE_OWNER_URL = (await testDatabaseUrl()) ?? ''
    const mistaken = { ...rehearsal, config: { ...rehearsal.config, DATABASE_OWNER_URL } }
    await expect(wipeRehearsal(mistaken, 'Project Tower')).rejects.toThrow('another database')
    await services.database.script('select from users')
  },
)

test('mails and papers of a rehearsal say that they are none, in the language of their reader', async () => {
  const { services } = await buildSite()
  const said = await services.charity.read()
  const charity = { ...said, isRehearsal: true }
  const parts = { subject: 'Your receipt', heading: 'Thank you', paragraphs: ['You gave $25.'] }
  const mail = renderMail(parts, mailSite(services.config, charity), 'en')
  expect(mail.subject).toBe('TEST: Your receipt')
  expect(mail.html).toContain('No money moved')
  expect(mail.text).toContain('nothing in this email is a receipt')
  expect(renderMail(parts, mailSite(services.config, charity), 'es').subject).toBe('PRUEBA: Your receipt')
  expect(renderMail(parts, mailSite(services.config, said), 'en').subject).toBe('Your receipt')

  const write = (isRehearsal: boolean) =>
    writePaper(
      {
        ...{ title: 'Receipt 1', language: 'es', writtenAt: new Date(0), paragraphs: ['Gracias.'] },
        issuer: issuerOf({ ...said, origin: undefined, isRehearsal }),
        facts: { caption: 'Datos', rows: [['Monto', '$25.00']] },
        closing: () => [],
        pageLabel: (page) => `Página ${page}`,
      },
      services.gate.open('paper', { written: [] }),
    )
  const read = async (isRehearsal: boolean) => (await readPdf(await write(isRehearsal))).text
  expect(await read(true)).toContain('No se movió dinero')
  expect(await read(false)).not.toContain('PRUEBA')
})
