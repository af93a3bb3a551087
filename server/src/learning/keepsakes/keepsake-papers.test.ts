import { sampleKeys } from '@tower/contract/learning/keepsakes.ts'
import { paths } from '@tower/contract/pages.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildKeepsakes } from '../../../test/learning/keepsakes/build-keepsakes.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { readPdf } from '../../../test/papers/read-pdf.ts'
import { eraseEverywhere } from '../../people/account/erasure/erase-person.ts'
import { personalData } from '../../domains.ts'

const named = (name: string, more: Record<string, unknown> = {}) => ({
  metadata: { program: 'classrooms', sponsor_display_name: name },
  ...more,
})

test('each paper has a sample in both languages that everyone may see, small enough for a list, naming no sponsor', async () => {
  const { get, mintSlot } = await buildKeepsakes()
  await mintSlot({ metadata: { program: 'classrooms', sponsor_display_name: 'Block Builders' } })
  for (const sample of sampleKeys) {
    const [english, spanish] = [
      await get(`/keepsake-samples/${sample}?language=en`),
      await get(`/keepsake-samples/${sample}?language=es`),
    ]
    expect(english.headers['content-type']).toBe('image/svg+xml')
    expect(english.body).not.toBe(spanish.body)
    expect(english.rawPayload.length).toBeLessThan(400_000)
    expect((await sharp(english.rawPayload).metadata()).width).toBeGreaterThan(800)
  }
  // Whoever gave meanwhile is not on it: names on the sample are none.
  const before = (await get('/keepsake-samples/poster')).body
  await mintSlot({ metadata: { program: 'classrooms', sponsor_display_name: 'Stone Masons' } })
  expect((await get('/keepsake-samples/poster')).body).toBe(before)
  expect((await get('/keepsake-samples/emblem_arch')).statusCode).toBe(400)
})

test('every keepsake is a tagged paper in both languages, and a picture', async () => {
  const { mintSlot, list, have, pdf, png } = await buildKeepsakes()
  await mintSlot()
  const [slot_number] = (await list()).slots_without
  const kept = [
    await have('certificate', { slot_number }),
    await have('poster'),
    await have('thank_you_cards'),
    await have('emblem_circle'),
  ]
  const titles: Record<string, (string | undefined)[]> = { en: [], es: [] }
  for (const { id } of kept) {
    for (const language of ['en', 'es']) {
      const answer = await pdf(id, language)
      expect(answer.headers['content-type']).toBe('application/pdf')
      const read = await readPdf(answer.rawPayload)
      expect(read).toMatchObject({ language, isMarked: true })
      expect(read.elements.filter(({ role }) => role === 'H1')).toHaveLength(1)
      titles[language]?.push(read.title)
    }
    const picture = await sharp((await png(id)).rawPayload).metadata()
    expect(picture.format).toBe('png')
    expect(picture.width).toBeGreaterThan(800)
  }
  expect(titles).toEqual({
    en: [
      `Certificate of Sponsor Slot ${slot_number}`,
      'The tower we build together',
      'Thank-you cards',
      'Sponsor of classrooms',
    ],
    es: [
      `Certificado del cupo de patrocinio ${slot_number}`,
      'La torre que construimos juntos',
      'Tarjetas de agradecimiento',
      'Patrocina aulas',
    ],
  })
})

test('a certificate tells whose slot it is and where it came, and its code leads there', async () => {
  const { mintSlot, list, have, pdf, person, services } = await buildKeepsakes()
  await person('rivera@school.edu', 'teacher', 'Ms. Rivera')
  await mintSlot()
  const [waiting = 0] = (await list()).slots_without
  const before = await have('certificate', { slot_number: waiting })
  const { text } = await readPdf((await pdf(before.id)).rawPayload)
  expect(text).toContain('Dana Whitfield')
  expect(text).toContain('It waits for its classroom.')
  expect(text).toContain(paths.slotStory({ number: String(waiting) }))
  const { id: classroom_id } = await buildClassroom(services.database, { teacherEmail: 'rivera@school.edu' })
  await mintSlot({ classroom_id })
  const [matched = 0] = (await list()).slots_without
  const after = await have('certificate', { slot_number: matched })
  expect((await readPdf((await pdf(after.id)).rawPayload)).text).toMatch(
    /it went to .+, as its sponsor wished/,
  )
})

test('a child who is called as a keepsake says anyway is covered on none, and one who is named on it is', async () => {
  const { mintSlot, list, have, pdf, person, services } = await buildKeepsakes()
  const { userId } = await person('rivera@school.edu', 'teacher', 'Ms. Rivera')
  const ours = ['Sponsor Slot', 'Thank You', 'Sponsor Dana', 'Teaching Thank', 'Tupperware Nookington']
  await services.database.transaction((tx) =>
    tx
      .insertInto('students')
      .values(ours.map((full_name) => ({ teacher_id: userId, full_name, created_at: services.clock.now() })))
      .execute(),
  )
  const { id: classroom_id } = await buildClassroom(services.database, { teacherEmail: 'rivera@school.edu' })
  await services.database.transaction((tx) =>
    tx
      .updateTable('classrooms')
      .set({ name: 'Corner of Tupperware Nookington' })
      .where('id', '=', classroom_id)
      .execute(),
  )
  await mintSlot({ classroom_id })
  const [slot_number] = (await list()).slots_without
  const { id } = await have('certificate', { slot_number })
  const { title, text } = await readPdf((await pdf(id)).rawPayload)
  expect([title, text]).toEqual([
    `Certificate of Sponsor Slot ${slot_number}`,
    expect.stringContaining('Corner of •••') as string,
  ])
  for (const paper of [await have('thank_you_cards'), await have('poster')])
    expect((await readPdf((await pdf(paper.id)).rawPayload)).text).not.toContain('•••')
})

test('a poster that nobody asked to be named on is the tower alone, and says nothing of names', async () => {
  const { give, have, pdf } = await buildKeepsakes()
  await give({ amountCents: 80_000, email: 'dee@example.org', body: { metadata: { program: 'classrooms' } } })
  const { elements } = await readPdf((await pdf((await have('poster')).id)).rawPayload)
  const said = elements.filter(({ role }) => role === 'P').map(({ text }) => text)
  expect(said).toHaveLength(2)
  expect(said[0]).toBe('One Sponsor Slot so far: $800 for a whole classroom.')
})

test('the poster names who asked to be named beside a slot, each once, and nobody else', async () => {
  const { give, have, pdf, signIn, services } = await buildKeepsakes()
  const slot = { amountCents: 80_000 }
  await give({ ...slot, email: 'ana@example.org', body: named('Ana Ruiz') })
  await give({ ...slot, email: 'ana@example.org', body: named('ANA RUIZ') })
  await give({ ...slot, email: 'ben@example.org', body: named('Ben Ode', { anonymous: true }) })
  await give({ ...slot, email: 'cam@example.org', body: named('Call 210 555 0100 now') })
  await give({ ...slot, email: 'dee@example.org', body: { metadata: { program: 'classrooms' } } })
  const { bearer, userId } = await signIn('eve@example.org')
  await give({ ...slot, bearer, body: named('Eve Lane') })
  const { id } = await have('poster')
  const names = async () => {
    const { elements } = await readPdf((await pdf(id)).rawPayload)
    const said = elements.filter(({ role }) => role === 'P').map(({ text }) => text)
    return said.slice(2, -1)
  }
  expect(await names()).toEqual(['Eve Lane', 'ANA RUIZ'])
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { ...{ userId, actorId: null, at: services.clock.now(), personalData } }),
  )
  expect(await names()).toEqual(['ANA RUIZ'])
})
