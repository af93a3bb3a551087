import type { DeskDraw } from '@tower/contract/matching/draw-desk.contract.ts'
import { buildIdentity } from '../../people/identity/build-identity.ts'
import { buildClassrooms, buildSlots } from './build-draw.ts'

const hour = 3_600_000

/** The desk of the draws with two of the staff and a superadmin, some classrooms and some slots that wait. */
export async function buildDesk({ nominators = [1, 2, 3, 5], slots = 2 } = {}) {
  const world = await buildIdentity({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const { app, services, staffAccount, signIn, clock } = world
  const headersOf = async (email: string, role: 'admin' | 'superadmin') => {
    await staffAccount(email, role)
    return { authorization: `Bearer ${(await signIn(email)).access_token}` }
  }
  const admin = await headersOf('admin@tower.test', 'admin')
  const second = await headersOf('second@tower.test', 'admin')
  const boss = await headersOf('boss@tower.test', 'superadmin')
  const classrooms = await buildClassrooms(services, nominators)
  if (slots > 0) await buildSlots(services, slots)
  type Headers = typeof admin
  const get = (url: string, headers: Headers = admin) => app.inject({ url, headers })
  const post = (url: string, payload: object = {}, headers: Headers = admin) =>
    app.inject({ method: 'POST', url, payload, headers })
  // In whole seconds, as draws start.
  const inHours = (hours: number) =>
    new Date(Math.ceil(clock.now().getTime() / 1_000) * 1_000 + hours * hour).toISOString()
  const create = async (hours: number, capacity = 3) => {
    const form = { slot_name: 'By hand', slot_starts: inHours(hours), capacity }
    const answer = await post('/api/admin/assignment-slots', form)
    return answer.json<{ item: { id: string; slot_starts: string } }>().item
  }
  const at = (drawId: string) => `/api/admin/draw-desk/draws/${drawId}`
  const read = async (drawId: string) => (await get(at(drawId))).json<DeskDraw>()
  const move = (draw: { id: string; slot_starts: string }, to: string, headers: Headers = admin) =>
    post(`${at(draw.id)}/move`, { slot_starts: to, was: draw.slot_starts }, headers)
  const freeze = (drawId: string, headers: Headers = admin) => post(`${at(drawId)}/freeze`, {}, headers)
  const voidIt = (drawId: string, reason = 'The school is closed.', headers: Headers = boss) =>
    post(`${at(drawId)}/void`, { reason }, headers)
  const run = (drawId: string, headers: Headers = admin) =>
    post('/.netlify/functions/admin-randomizer-run', { slot_id: drawId }, headers)
  const acts = { create, read, move, freeze, voidIt, run }
  return { ...world, ...acts, at, get, post, inHours, admin, second, boss, classrooms }
}
