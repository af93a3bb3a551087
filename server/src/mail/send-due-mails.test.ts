// @module-tag some-on-pglite: one path of mail, and rows that two senders would lock.
import { expect, onTestFinished, test, vi } from 'vitest'
import { testServices } from '../test/test-services.ts'
import { NameHeld } from '../gate.ts'
import { eraseMails } from './erase-mails.ts'
import { RefusedForGood, type Mailer, type OutgoingMail } from './mailer.ts'
import { queueMail } from './queue-mail.ts'
import { queueSealedMail } from './queue-sealed.ts'
import { refusedDelaySeconds, retryDelaySeconds } from './retry-delay.ts'
import { sendDueMails } from './send-due-mails.ts'
import { startMailDelivery } from './start-mail-delivery.ts'
import { SecretText } from './secret-text.ts'

/** An outbox with a mail server that remembers what it took, and refuses while it is down. */
async function buildOutbox() {
  const services = await testServices()
  const taken: OutgoingMail[] = []
  const server = { isDown: false, refuse: undefined as string | undefined }
  const mailer: Mailer = {
    isMailbox: true,
    async send(mail: OutgoingMail) {
      if (server.isDown || mail.to === server.refuse) throw new Error('the mail server is down')
      taken.push(mail)
    },
  }
  const outbox = { ...services, mailer }
  const queue = (key: string, to = 'teacher@tower.test') =>
    outbox.database.transaction((tx) =>
      queueSealedMail(services, tx, {
        dedupeKey: key,
        to,
        template: 'sign_in',
        params: { url: new SecretText('http://tower.test/auth'), code: new SecretText('123456') },
      }),
    )
  return {
    outbox,
    taken,
    server,
    queue,
    makeDue: () => outbox.database.script('update mails set next_attempt_at = now()'),
  }
}

test('what an erasure took back while a mail was in hand stays away, whatever became of the mail', async () => {
  const { outbox, server, queue } = await buildOutbox()
  const at = outbox.clock.now()
  const mailer: Mailer = {
    async send() {
      await outbox.database.transaction((tx) => eraseMails(tx, { addresses: [to], names: [], at }))
      if (server.isDown) throw new Error(`550 <${to}> is not known`)
      if (server.refuse) throw new NameHeld('email')
    },
  }
  const to = 'teacher@tower.test'
  const outcomes: unknown[] = []
  for (const become of [{}, { isDown: true }, { refuse: to }]) {
    await outbox.database.script('delete from mails')
    Object.assign(server, { isDown: false, refuse: undefined, ...become })
    await queue('one')
    const left = await sendDueMails({ ...outbox, mailer })
    const row = await outbox.database.read((tx) =>
      tx.selectFrom('mails').selectAll().executeTakeFirstOrThrow(),
    )
    const { subject, html, text, last_error, held_at, given_up_at } = row
    outcomes.push([left, row.sent_at !== null, given_up_at !== null, held_at, last_error, row.to_email])
    expect([subject ?? '', html ?? '', text ?? '', row.params]).toEqual(['', '', '', {}])
  }
  const nobody = 'erased@erased.invalid'
  expect(outcomes).toEqual([
    [1, true, true, null, null, nobody],
    [0, false, true, null, null, nobody],
    [0, false, true, null, null, nobody],
  ])
})

test('a queued mail is sent once and its words are kept', { tags: 'on-pglite-too' }, async () => {
  const { outbox, taken, queue } = await buildOutbox()
  await queue('one')
  await queue('one')
  expect(await sendDueMails(outbox)).toBe(1)
  expect(await sendDueMails(outbox)).toBe(0)
  expect(taken).toHaveLength(1)
  const row = await outbox.database.read((tx) => tx.selectFrom('mails').selectAll().executeTakeFirstOrThrow())
  expect(row).toMatchObject({
    subject: taken[0]?.subject,
    html: taken[0]?.html,
    text: taken[0]?.text,
    attempts: 1,
  })
  expect(row.sent_at).not.toBeNull()
  expect(taken[0]?.html).toContain('123456')
})

test('what a sign-in mail unlocks is not kept once a mail server has it; the words of a mail without a secret are', async () => {
  const { outbox, taken, queue } = await buildOutbox()
  await queue('link')
  const params = {
    kind: 'first_shipment' as const,
    giverName: null,
    slots: [{ number: 7, classroomName: 'Reading Nook' }],
  }
  await outbox.database.transaction((tx) =>
    queueMail(tx, { dedupeKey: 'news', to: 'giver@tower.test', template: 'slot_news', params }),
  )
  const { send } = outbox.mailer
  expect(await sendDueMails({ ...outbox, mailer: { send } })).toBe(2)
  expect(taken.find(({ to }) => to === 'teacher@tower.test')?.text).toContain('123456')
  const rows = await outbox.database.read((tx) => tx.selectFrom('mails').selectAll().execute())
  const [link, kept] = ['sign_in', 'slot_news'].map((name) => rows.find(({ template }) => template === name))
  expect(link).toMatchObject({ subject: 'Sign in to Project Tower', html: '', text: '', params: {} })
  expect(kept?.text).toContain('Reading Nook')
})

test('what signs somebody in waits sealed, and opens with our secret only, for its own address', async () => {
  const { outbox, taken, queue, makeDue } = await buildOutbox()
  const read = () =>
    outbox.database.read((tx) => tx.selectFrom('mails').selectAll().executeTakeFirstOrThrow())
  await queue('link')
  expect(JSON.stringify(await read())).not.toMatch(/123456|tower\.test\/auth/)
  const config = { ...outbox.config, SECRET: 'another secret, long enough to pass, too' }
  const warn = vi.spyOn(outbox.log, 'warn')
  expect(await sendDueMails({ ...outbox, config })).toBe(0)
  expect(warn).toHaveBeenCalledOnce()
  expect(await read()).toMatchObject({
    sent_at: null,
    last_error: expect.stringContaining('another secret') as unknown,
  })
  await outbox.database.script(`update mails set to_email = 'other@tower.test'`)
  await makeDue()
  expect(await sendDueMails(outbox)).toBe(0)
  await outbox.database.script(`update mails set to_email = 'teacher@tower.test'`)
  await makeDue()
  expect(await sendDueMails(outbox)).toBe(1)
  expect(taken[0]?.text).toContain('123456')
})

test('several senders at once send each mail once', { tags: 'on-pglite-too' }, async () => {
  const { outbox, taken, queue } = await buildOutbox()
  for (let n = 0; n < 25; n += 1) await queue(`mail ${n}`)
  const counts = await Promise.all([sendDueMails(outbox), sendDueMails(outbox), sendDueMails(outbox)])
  expect(counts.reduce((sum, count) => sum + count)).toBe(25)
  expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(25)
  expect(taken).toHaveLength(25)
})

test('while the mail server is down nothing is lost, and each mail leaves once when it is back', async () => {
  const { outbox, taken, server, queue, makeDue } = await buildOutbox()
  server.isDown = true
  for (let n = 0; n < 3; n += 1) await queue(`mail ${n}`)
  expect(await sendDueMails(outbox)).toBe(0)
  expect(await sendDueMails(outbox), 'a failed mail rests before it is tried again').toBe(0)
  server.isDown = false
  await makeDue()
  expect(await sendDueMails(outbox)).toBe(3)
  await makeDue()
  expect(await sendDueMails(outbox)).toBe(0)
  expect(taken).toHaveLength(3)
})

test('one mail that cannot leave holds up no other, and staff hear of it once', async () => {
  const { outbox, taken, server, queue, makeDue } = await buildOutbox()
  server.refuse = 'nobody@tower.test'
  await queue('bad', 'nobody@tower.test')
  await queue('good')
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await sendDueMails(outbox)
    await makeDue()
  }
  expect(taken.map(({ to }) => to)).toEqual(['teacher@tower.test'])
  const notices = await outbox.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('type').execute(),
  )
  expect(notices).toEqual([{ type: 'mail_failed' }])
})

test('a mailbox that does not exist is tried once, and staff are told', async () => {
  const { outbox, queue, makeDue } = await buildOutbox()
  let tries = 0
  const mailer: Mailer = {
    send: async () => {
      tries += 1
      throw new RefusedForGood('mailbox', '550 5.1.1 no such user')
    },
  }
  await queue('typo', 'gvier@tower.test')
  for (let turn = 0; turn < 3; turn += 1) {
    await sendDueMails({ ...outbox, mailer })
    await makeDue()
  }
  expect(tries).toBe(1)
  const [kept] = await outbox.database.read((tx) => tx.selectFrom('mails').selectAll().execute())
  expect(kept).toMatchObject({ sent_at: null, last_error: '550 5.1.1 no such user' })
  expect(kept?.given_up_at).not.toBeNull()
  const notices = await outbox.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').execute(),
  )
  expect(notices).toEqual([{ title: 'An address does not exist' }])
})

test('mails that hang hold up no other, and no stop', async () => {
  const { outbox, queue } = await buildOutbox()
  const taken: string[] = []
  const mailer: Mailer = {
    send: ({ to }) =>
      to === 'hangs@tower.test' ? new Promise(() => undefined) : Promise.resolve(void taken.push(to)),
  }
  for (let n = 0; n < 5; n += 1) await queue(`hanging ${n}`, 'hangs@tower.test')
  const delivery = await startMailDelivery({ ...outbox, mailer })
  for (let n = 0; n < 30; n += 1) await queue(`honest ${n}`)
  await vi.waitFor(() => expect(taken).toHaveLength(30), { timeout: 8_000 })
  await delivery.stop()
  const left = await outbox.database.read((tx) =>
    tx.selectFrom('mails').select('attempts').where('sent_at', 'is', null).execute(),
  )
  expect(left).toHaveLength(5)
})

test('a failed mail rests longer each time and is given up after three days: ten minutes at most, or six hours where we are turned away', () => {
  expect([1, 2, 3, 4].map(retryDelaySeconds)).toEqual([15, 30, 60, 120])
  expect(retryDelaySeconds(100)).toBe(600)
  expect([1, 2, 3, 12].map(refusedDelaySeconds)).toEqual([60, 120, 240, 21_600])
  for (const delayOf of [retryDelaySeconds, refusedDelaySeconds]) {
    let total = 0
    let attempts = 1
    for (let delay = delayOf(attempts); delay !== undefined; delay = delayOf(++attempts)) total += delay
    expect(total / 86_400).toBeGreaterThan(2.4)
    expect(total / 86_400).toBeLessThan(3.2)
  }
})

test(
  'a running server is woken to send a mail by its commit, and one that is rolled back never',
  { tags: 'on-pglite-too' },
  async () => {
    const { outbox, taken, queue } = await buildOutbox()
    const timers = vi.spyOn(globalThis, 'setInterval')
    const delivery = await startMailDelivery(outbox)
    onTestFinished(() => delivery.stop())
    // Without its regular looks nothing but being woken makes it look again.
    for (const { value } of timers.mock.results) clearInterval(value as NodeJS.Timeout)
    expect(timers).toHaveBeenCalledTimes(1)
    await expect(
      outbox.database.transaction(async (tx) => {
        await queueSealedMail(outbox, tx, {
          dedupeKey: 'no',
          to: 'no@tower.test',
          template: 'sign_in',
          params: { url: new SecretText('http://tower.test'), code: new SecretText('1') },
        })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await queue('yes')
    await vi.waitFor(() => expect(taken.map(({ to }) => to)).toEqual(['teacher@tower.test']), {
      timeout: 30_000,
      interval: 20,
    })
  },
)

test('a wake-up that finds nothing left to do does not stop the mail after it', async () => {
  const { outbox } = await buildOutbox()
  let wake = () => {}
  let looks = 0
  const database = {
    ...outbox.database,
    listen: (_channel: string, onPayload: (payload: string) => void) => {
      wake = () => onPayload('')
      return Promise.resolve(() => Promise.resolve())
    },
    // New mail is told of while the first look is under way, and is seen before that wake-up has its turn.
    transaction: () => {
      looks += 1
      if (looks === 1) wake()
      return Promise.resolve([] as never)
    },
  }
  const delivery = await startMailDelivery({ ...outbox, database })
  onTestFinished(() => delivery.stop())
  await vi.waitFor(() => expect(looks).toBe(2), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  wake()
  await vi.waitFor(() => expect(looks).toBe(3), { timeout: 30_000 })
})
