// @module-tag some-on-pglite: one path of the gate, and the triggers that note whose names changed.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { safetyEndpoints } from '@tower/contract/oversight/safety.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { NameHeld } from '../../gate.ts'
import { eraseMails } from '../../mail/erase-mails.ts'
import type { OutgoingMail } from '../../mail/mailer.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import { sendDueMails } from '../../mail/send-due-mails.ts'
import { keepGate } from './keep-gate.ts'

type Week = CallOutput<typeof safetyEndpoints.readGate>

/** Two teachers with a child each, staff, and a mail server that remembers. */
async function buildGate() {
  const world = await buildDirectory()
  const { services, call, person } = world
  const rosa = await person('rosa@desert.edu', 'teacher', 'Rosa Delgado')
  const omar = await person('omar@desert.edu', 'teacher', 'Omar Haddad')
  const root = await person('root@tower.test', 'superadmin', 'Kim Osei')
  const admin = await person('admin@tower.test', 'admin', 'Dana Reyes')
  const addStudent = (who: typeof rosa, full_name: string) =>
    call(who.token, 'POST', '/api/teacher/students', { full_name })
  await addStudent(rosa, 'Mateo Quillfeather')
  await addStudent(omar, 'Iris Parkhouse')
  const taken: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void taken.push(mail) }
  const sending = { ...services, mailer }
  const mail = (to: string, classroomName: string) =>
    services.database.transaction((tx) =>
      queueSealedMail(services, tx, {
        ...{ dedupeKey: `${to} ${classroomName}`, to, template: 'gift_matched' },
        params: { cents: 2_500, slotNumber: 7, classroomName, gifts: 32 },
      }),
    )
  const week = async (who = root) => (await call(who.token, 'GET', '/api/admin/gate')).json<Week>()
  const channel = async (name: string) => (await week()).channels.find((one) => one.channel === name)
  return { ...world, rosa, omar, root, admin, addStudent, taken, sending, mail, week, channel }
}

test(
  'a name of any class list is covered on its way to a provider or program, and known from the moment it is on the list',
  { tags: 'on-pglite-too' },
  async () => {
    const { services, rosa, omar, addStudent, call, channel } = await buildGate()
    const told = { messages: [{ role: 'user', content: 'Iris Parkhouse read to Nia Okonjo-Bell.' }] }
    const sent = async () => (await services.gate.pass('words', told)).messages[0]?.content
    expect(await sent()).toBe('••• read to Nia Okonjo-Bell.')
    const { item } = (await addStudent(rosa, 'Nia Okonjo-Bell')).json<{ item: { id: string } }>()
    expect(await sent()).toBe('••• read to •••.')
    await call(rosa.token, 'PATCH', `/api/teacher/students/${item.id}`, { full_name: 'Nia Bright' })
    expect(await sent()).toBe('••• read to Nia Okonjo-Bell.')
    await services.database.transaction((tx) =>
      tx.deleteFrom('students').where('teacher_id', '=', omar.userId).execute(),
    )
    expect(await sent()).toBe('Iris Parkhouse read to Nia Okonjo-Bell.')
    // What is written for a class names none of its children by the first name either.
    const own = await services.gate.pass('words', 'Mateo planted a bean.', { userId: rosa.userId })
    expect(own).toBe('••• planted a bean.')
    expect(await services.gate.pass('words', 'Mateo planted a bean.')).toBe('Mateo planted a bean.')
    expect(await channel('words')).toEqual({ channel: 'words', passed: 2, covered: 4, blocked: 0 })
  },
)

test('pictures and other systems are asked nothing that names a child, papers and files hold the own class alone', async () => {
  const { services, rosa, admin, person, channel } = await buildGate()
  const { gate } = services
  const words = 'Mateo Quillfeather and Iris Parkhouse'
  for (const name of ['pictures', 'webhook'] as const)
    await expect(gate.pass(name, { words })).rejects.toThrow(NameHeld)
  for (const name of ['paper', 'own_file'] as const)
    expect(await gate.pass(name, words, { userId: rosa.userId })).toBe('Mateo Quillfeather and •••')
  for (const name of ['staff_file', 'public_file', 'api', 'book'] as const)
    expect(await gate.pass(name, words, { userId: admin.userId })).toBe('••• and •••')
  expect(await channel('webhook')).toMatchObject({ passed: 0, blocked: 1 })
  // What is left of an erased athlete names nobody.
  const left = { owner_id: rosa.userId, first_name: 'Erased', last_name: 'Person' }
  await services.database.transaction((tx) => tx.insertInto('prospects').values(left).execute())
  expect(await gate.pass('api', 'A gift for Erased Person')).toBe('A gift for Erased Person')
  // A grown-up who is called the same has an account: that name tells of nobody.
  await person('iris@families.test', 'sponsor', 'Iris Parkhouse')
  expect(await gate.pass('api', words)).toBe('••• and Iris Parkhouse')
})

test('a mail that names a child of somebody else is held back; staff are told without the name, and a superadmin reads it and sends it', async () => {
  const { sending, mail, taken, week, root, admin, call, services } = await buildGate()
  await mail('rosa@desert.edu', 'Nook of Mateo Quillfeather')
  await mail('giver@families.test', 'Nook of Mateo Quillfeather')
  await mail('mateo.quillfeather@families.test', 'Reading Nook')
  expect(await sendDueMails(sending)).toBe(2)
  expect(taken.map(({ to }) => to).toSorted()).toEqual([
    'mateo.quillfeather@families.test',
    'rosa@desert.edu',
  ])
  expect(await sendDueMails(sending)).toBe(0)
  const notices = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select(['type', 'title', 'message']).execute(),
  )
  expect(notices.filter(({ type }) => type === 'mail_held')).toHaveLength(1)
  expect(JSON.stringify(notices)).not.toContain('Quillfeather')

  const { held, mails, channels } = await week()
  expect(channels.find(({ channel }) => channel === 'email')).toMatchObject({ passed: 2, blocked: 1 })
  expect([held, mails.map(({ to_email: to }) => to)]).toEqual([1, ['giver@families.test']])
  expect(await week(admin)).toMatchObject({ held: 1, mails: [] })
  const path = `/api/admin/held-mails/${mails[0]?.id}`
  expect((await call(admin.token, 'POST', `${path}/read`)).statusCode).toBe(403)
  expect((await call(root.token, 'POST', `${path}/read`)).json()).toMatchObject({
    to_email: 'giver@families.test',
    text: expect.stringContaining('Mateo Quillfeather') as string,
    // Whoever decides sees which child it is, and on whose list.
    names: [{ name: 'Mateo Quillfeather', on: [{ kind: 'class', email: 'rosa@desert.edu' }] }],
  })
  expect((await call(root.token, 'POST', `${path}/release`)).statusCode).toBe(200)
  expect((await call(root.token, 'POST', `${path}/release`)).json()).toMatchObject({
    code: 'safety.mail_not_held',
  })
  expect(await sendDueMails(sending)).toBe(1)
  expect(taken.at(-1)?.to).toBe('giver@families.test')
  expect(await week()).toMatchObject({ held: 0, mails: [] })

  // Whoever was erased is not written to: what was held back for them can't be sent any more.
  await mail('gone@families.test', 'Nook of Mateo Quillfeather')
  await sendDueMails(sending)
  expect(await week()).toMatchObject({ held: 1 })
  const at = services.clock.now()
  await services.database.transaction((tx) =>
    eraseMails(tx, { addresses: ['gone@families.test'], names: [], at }),
  )
  expect(await week()).toMatchObject({ held: 0, mails: [] })
})

test('a mail that is held back is deleted at once, with the reason in the log: nobody reads, sends or keeps its words any more', async () => {
  const { sending, mail, week, root, admin, call, services } = await buildGate()
  await mail('giver@families.test', 'Nook of Mateo Quillfeather')
  await sendDueMails(sending)
  const { mails } = await week()
  const id = mails[0]?.id ?? ''
  const act = (what: string, body?: object, who = root) =>
    call(who.token, 'POST', `/api/admin/held-mails/${id}/${what}`, body)
  expect((await act('delete', { reason: 'names_a_child' }, admin)).statusCode).toBe(403)
  expect((await act('delete', { reason: 'Mateo Quillfeather' })).statusCode).toBe(400)
  expect((await act('delete', { reason: 'wrong_address' })).statusCode).toBe(200)
  for (const what of ['read', 'release'])
    expect((await act(what)).json()).toMatchObject({ code: 'safety.mail_not_held' })
  expect(await week()).toMatchObject({ held: 0, mails: [] })
  expect(await sendDueMails(sending)).toBe(0)
  const { kept, said } = await services.database.read(async (tx) => ({
    kept: await tx.selectFrom('mails').select(['params', 'sent_at']).where('id', '=', id).execute(),
    said: await tx
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'mail.held_deleted')
      .execute(),
  }))
  expect(kept).toEqual([{ params: {}, sent_at: null }])
  expect(said).toMatchObject([{ details: { because: 'wrong_address' } }])
})

test('a guest who is called as a child is gets their own mail, by the name under which they gave from that mailbox; nobody else gets it', async () => {
  const { sending, mail, taken, services } = await buildGate()
  const guest = { kind: 'person', email: 'iris@families.test', display_name: 'Iris Parkhouse' }
  await services.database.transaction((tx) => tx.insertInto('donors').values(guest).execute())
  await mail('iris@families.test', 'Corner of Iris Parkhouse')
  await mail('iris@families.test', 'Corner of Mateo Quillfeather')
  await mail('other@families.test', 'Corner of Iris Parkhouse')
  expect(await sendDueMails(sending)).toBe(1)
  expect(taken).toMatchObject([
    { to: 'iris@families.test', text: expect.stringContaining('Iris Parkhouse') as string },
  ])
})

test('a child who is called as the mail says anyway, or as the charity is, holds nobody’s mail back', async () => {
  const { sending, mail, taken, rosa, addStudent, services, week } = await buildGate()
  const { name, legalName } = await services.charity.read()
  const ours = ['Sponsor Slot', 'Your Gift', 'Token Hash', name, legalName]
  for (const called of ours) await addStudent(rosa, called)
  // Nor does a word that a call fixes, or a program's name, keep a message to others back.
  const program = await services.database.read((tx) =>
    tx.selectFrom('programs').select('name').limit(1).executeTakeFirstOrThrow(),
  )
  for (const called of [program.name, 'Slot Matched']) await addStudent(rosa, called)
  for (const channel of ['own_file', 'staff_file', 'public_file'] as const)
    expect(await services.gate.pass(channel, ['slot.matched'])).toEqual(['slot.matched'])
  const message = { type: 'slot.matched', data: { charity: legalName, program: program.name } }
  for (const channel of ['webhook', 'api'] as const)
    expect(await services.gate.pass(channel, message)).toEqual(message)
  expect(await services.gate.pass('paper', message.data)).toEqual(message.data)
  await expect(services.gate.pass('webhook', { note: 'of Slot Matched' })).rejects.toThrow(NameHeld)
  await mail('giver@families.test', 'Reading Nook')
  await mail('giver@families.test', `Nook of ${name}`)
  await mail('giver@families.test', 'Nook of Mateo')
  expect(await sendDueMails(sending)).toBe(3)
  expect(taken).toHaveLength(3)
  expect(await week()).toMatchObject({ held: 0 })
})

test('a gate that cannot read the names lets nothing out, and a mail waits for it', async () => {
  const { services, sending, mail, taken } = await buildGate()
  await mail('giver@families.test', 'Reading Nook')
  const read = vi.fn(() => Promise.reject(new Error('no names')))
  const shut = keepGate({ ...services, database: { ...services.database, read } })
  await expect(shut.pass('webhook', {})).rejects.toThrow('no names')
  expect(await sendDueMails({ ...sending, gate: shut })).toBe(0)
  const row = await services.database.read((tx) =>
    tx.selectFrom('mails').selectAll().where('template', '=', 'gift_matched').executeTakeFirstOrThrow(),
  )
  expect(row).toMatchObject({ sent_at: null, held_at: null, given_up_at: null, last_error: 'no names' })
  expect(taken).toEqual([])
})
