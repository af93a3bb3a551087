// On PGlite too: LISTEN and NOTIFY within one session.
import type { Role } from '@tower/contract/access.ts'
import { duties } from '@tower/contract/people/duties.ts'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { saveDuties } from '../people/identity/accounts/duties.queries.ts'
import { ensureAccount } from '../people/identity/accounts/ensure-account.ts'
import { openSession } from '../people/identity/sessions/open-session.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { announce, type LiveEvent } from './announce.ts'
import { handedDown } from '../domains.ts'
import { startLive } from './live-hub.ts'

type Heard = { id: number; event: string; data: Record<string, unknown> }

/** A listening server with live events, and screens that hear from it. */
async function buildLive() {
  const services = await testServices()
  const live = await startLive(services, handedDown)
  const app = await buildApp(services, { live })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await live.stop()
  })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    services,
    app,
    person: (role: Role) => signIn(services, role),
    open: (token: string, lastEventId?: number) => openScreen(origin, token, lastEventId),
    say: (event: LiveEvent) => services.database.transaction((tx) => announce(tx, event)),
  }
}

let count = 0
async function signIn(services: TestServices, role: Role) {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const { userId } = await ensureAccount(tx, {
      email: `${role}-${(count += 1)}@live.test`,
      role,
      at,
      actorId: null,
    })
    return {
      userId,
      token: (await openSession(services, tx, { userId, userAgent: undefined, at })).access_token,
    }
  })
}

/** One open stream: what it heard, and whether it is over. */
async function openScreen(origin: string, token: string, lastEventId?: number) {
  const abort = new AbortController()
  const answer = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: abort.signal,
  })
  const heard: Heard[] = []
  const events: string[] = []
  const screen = {
    status: answer.status,
    type: answer.headers.get('content-type'),
    heard,
    events,
    isOver: false,
    wasCut: false,
    close: () => abort.abort(),
  }
  onTestFinished(screen.close)
  const read = async (): Promise<void> => {
    let rest = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) note(block, screen)
    }
  }
  void read()
    .catch(() => (screen.wasCut = true))
    .finally(() => (screen.isOver = true))
  return screen
}

function note(block: string, { heard, events }: { heard: Heard[]; events: string[] }): void {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const event = field('event')
  if (!event) return
  events.push(event)
  if (field('id'))
    heard.push({
      id: Number(field('id')),
      event,
      data: JSON.parse(field('data') ?? '{}') as Record<string, unknown>,
    })
}

const until = (check: () => void, timeout = 60_000) =>
  expect
    .poll(
      () => {
        check()
        return true
      },
      { timeout, interval: 20 },
    )
    .toBe(true)

test('staff hear of staff events, a person of their own, and nobody of what is someone else’s', async () => {
  const { person, open, say } = await buildLive()
  const [admin, teacher, other] = [await person('admin'), await person('teacher'), await person('teacher')]
  const screens = {
    admin: await open(admin.token),
    teacher: await open(teacher.token),
    other: await open(other.token),
  }
  expect(screens.admin.type).toContain('text/event-stream')
  await say({ topic: 'slot.minted', audience: 'staff', payload: { slot_id: 'a' } })
  await say({ topic: 'slot.matched', audience: { userId: teacher.userId }, payload: { slot_id: 'b' } })
  await say({ topic: 'draw.changed', audience: 'staff', payload: {} })
  await until(() =>
    expect(screens.admin.heard.map(({ event }) => event)).toEqual(['slot.minted', 'draw.changed']),
  )
  await until(() =>
    expect(screens.teacher.heard.map(({ event, data }) => [event, data])).toEqual([
      ['slot.matched', { slot_id: 'b' }],
    ]),
  )
  expect(screens.other.heard).toEqual([])
})

test('a session that still owes its second factor hears nothing, not even of its own person', async () => {
  const { services, person, open, say } = await buildLive()
  const [owner, witness] = [await person('teacher'), await person('admin')]
  await services.database.transaction((tx) =>
    tx
      .insertInto('second_factors')
      .values({
        user_id: owner.userId,
        friendly_name: 'phone',
        secret_sealed: 'x',
        verified_at: services.clock.now(),
      })
      .execute(),
  )
  const heard = await open(witness.token)
  const screens = [await open(owner.token), await open(owner.token, 0)]
  await say({ topic: 'slot.matched', audience: { userId: owner.userId }, payload: {} })
  await say({ topic: 'slot.minted', audience: 'staff', payload: {} })
  await until(() => expect(heard.heard).toHaveLength(1))
  expect((await open(owner.token, 0)).heard).toEqual([])
  expect(screens.map(({ events }) => events)).toEqual([[], []])
})

test('what is rolled back is never heard', async () => {
  const { services, person, open, say } = await buildLive()
  const screen = await open((await person('admin')).token)
  const rolledBack = services.database.transaction(async (tx) => {
    await announce(tx, { topic: 'slot.voided', audience: 'staff' })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await say({ topic: 'slot.minted', audience: 'staff' })
  await until(() => expect(screen.heard.map(({ event }) => event)).toEqual(['slot.minted']))
})

test('an event is handed on as it was announced, and one too long to announce is read', async () => {
  const { services, person, open, say } = await buildLive()
  const screen = await open((await person('admin')).token)
  await services.database.transaction(async (tx) => {
    await announce(tx, { topic: 'slot.voided', audience: 'staff', payload: { n: 1 } })
    // Whoever reads the table finds nothing.
    await tx.deleteFrom('live_events').execute()
  })
  const long = 'é'.repeat(8_000)
  await say({ topic: 'slot.minted', audience: 'staff', payload: { long } })
  await until(() => expect(screen.heard.map(({ data }) => data)).toEqual([{ n: 1 }, { long }]))
})

test('a screen that comes back hears what it missed, once and in order', async () => {
  const { person, open, say } = await buildLive()
  const { token } = await person('admin')
  const first = await open(token)
  await say({ topic: 'slot.minted', audience: 'staff', payload: { n: 1 } })
  await until(() => expect(first.heard).toHaveLength(1))
  first.close()
  for (const n of [2, 3, 4]) await say({ topic: 'slot.minted', audience: 'staff', payload: { n } })
  const again = await open(token, first.heard[0]?.id)
  await say({ topic: 'slot.minted', audience: 'staff', payload: { n: 5 } })
  await until(() => expect(again.heard.map(({ data }) => data.n)).toEqual([2, 3, 4, 5]))
})

test('a server that was started since replays from the table', async () => {
  const { services, person, open, say } = await buildLive()
  const { token } = await person('admin')
  const screen = await open(token)
  for (const n of [1, 2, 3]) await say({ topic: 'slot.minted', audience: 'staff', payload: { n } })
  await until(() => expect(screen.heard).toHaveLength(3))
  const restarted = await startLive(services, handedDown)
  onTestFinished(() => restarted.stop())
  const forStaff = await restarted.replayAfter(screen.heard[0]?.id ?? 0, {
    userId: crypto.randomUUID(),
    isStaff: true,
    duties,
  })
  expect(forStaff?.map(({ id }) => id)).toEqual(screen.heard.slice(1).map(({ id }) => id))
  expect(await restarted.replayAfter(0, { userId: crypto.randomUUID(), isStaff: false, duties: [] })).toEqual(
    [],
  )
})

test('a screen that missed too much, or names nonsense, is told to ask afresh', async () => {
  const { services, person, open, say } = await buildLive()
  const { token } = await person('admin')
  await services.database.transaction(async (tx) => {
    for (let n = 0; n < 510; n += 1) await announce(tx, { topic: 'slot.minted', audience: 'staff' })
  })
  const screen = await open(token, 0)
  await until(() => expect(screen.events[0]).toBe('resync'))
  await say({ topic: 'draw.changed', audience: 'staff' })
  await until(() => expect(screen.events.at(-1)).toBe('draw.changed'))
})

test('signing out closes the stream within five seconds', async () => {
  const { services, person, open } = await buildLive()
  const { userId, token } = await person('admin')
  const [screen, other] = [await open(token), await open((await person('admin')).token)]
  await services.database.transaction((tx) =>
    tx.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', userId).execute(),
  )
  await until(() => expect(screen.isOver).toBe(true))
  expect(other.isOver).toBe(false)
  expect((await open(token)).status).toBe(401)
})

test('changed duties close the stream within five seconds, and the next one hears what they cover', async () => {
  const { services, person, open, say } = await buildLive()
  const { userId, token } = await person('admin')
  const screen = await open(token)
  await say({ topic: 'prospect.changed', audience: 'staff', payload: { n: 1 } })
  await until(() => expect(screen.events).toContain('prospect.changed'))

  const at = services.clock.now()
  await services.database.transaction((tx) => saveDuties(tx, { userId, duties: ['money'], at }))
  await until(() => expect(screen.isOver).toBe(true))

  const next = await open(token, 0)
  await say({ topic: 'prospect.changed', audience: 'staff', payload: { n: 2 } })
  await say({ topic: 'order.changed', audience: 'staff', payload: { n: 3 } })
  await until(() => expect(next.heard.map(({ event }) => event)).toContain('order.changed'))
  expect(next.heard.map(({ event }) => event)).not.toContain('prospect.changed')
})

test('a changed role closes the stream within five seconds, and the next one hears what the role may', async () => {
  const { services, person, open, say } = await buildLive()
  const { userId, token } = await person('admin')
  const screen = await open(token)
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'sponsor' }).where('id', '=', userId).execute(),
  )
  await until(() => expect(screen.isOver).toBe(true))
  const again = await open(token)
  await say({ topic: 'slot.minted', audience: 'staff' })
  await say({ topic: 'slot.matched', audience: { userId } })
  await until(() => expect(again.heard.map(({ event }) => event)).toEqual(['slot.matched']))
})

test('one person cannot take all streams', async () => {
  const { person, open } = await buildLive()
  const { token } = await person('sponsor')
  const screens = []
  for (let n = 0; n < 21; n += 1) screens.push(await open(token))
  expect(screens.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  screens[0]?.close()
  await expect.poll(async () => (await open(token)).status, { timeout: 60_000 }).toBe(200)
})

test('a stopping server ends its streams and does not wait for them', async () => {
  const { app, person, open } = await buildLive()
  const screen = await open((await person('admin')).token)
  await app.close()
  await until(() => expect(screen.isOver).toBe(true))
  // Those that a stop waits for in vain are cut off in the end.
  expect(screen.wasCut).toBe(false)
})
