import type { CallOutput } from '@tower/contract/endpoint.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { expect, test } from 'vitest'
import { buildApprovals } from '../../../test/money/approvals/build-approvals.ts'
import type { Person } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { changeDuties } from '../../people/identity/accounts/change-duties.ts'

const path = '/api/admin/approvals'

test('whoever looks after classrooms sees, decides and takes back slots by hand, and nothing else that waits', async () => {
  const world = await buildApprovals('30000')
  const { call, omar, person, services, teacherId, submit, line, decide, approvals, asked, settle, story } =
    world
  await world.give({ email: 'founder@example.org', amountCents: 160_000 })
  const kim = await person('kim@tower.test', 'superadmin', 'Kim Lee')
  const holder = async (email: string, name: string) => {
    const staff = await person(email, 'admin', name)
    const change = { userId: staff.userId, duties: ['classrooms'], actorId: kim.userId } as const
    await services.database.transaction((tx) => changeDuties(tx, { ...change, at: services.clock.now() }))
    return staff
  }
  const [lee, max] = [await holder('lee@tower.test', 'Lee Park'), await holder('max@tower.test', 'Max Ode')]
  await decide((await submit([line(40_000)])).id, 'approved')
  const money = await asked()
  const wish = { teacher_id: teacherId, pool_id: classroomPool, reason: 'A flood.' }
  const mint = () => call(lee, 'POST', '/api/admin/slots/mint', wish)
  expect((await mint()).json()).toMatchObject({ code: 'approvals.waits' })
  const seen = await approvals('state=waiting', lee)
  expect(seen.map(({ kind }) => kind)).toEqual(['slot_by_hand'])
  expect((await approvals('state=waiting', omar)).map(({ kind }) => kind).toSorted()).toEqual([
    'reimbursement',
    'slot_by_hand',
  ])
  const [slot] = seen.map(({ id }) => id)
  const queue = async (who: Person) =>
    (await call(who, 'GET', '/api/admin/queue')).json<CallOutput<typeof queueEndpoints.read>>().items
  expect(await queue(lee)).toMatchObject([{ kind: 'approval', id: slot, is_yours: true }])
  expect(await queue(max)).toMatchObject([{ kind: 'approval', id: slot, is_yours: false }])
  const hears = async (who: Person) =>
    (await call(who, 'GET', '/.netlify/functions/admin-notifications-list')).body
  expect(await hears(max)).toContain('slot_waits')
  expect(await hears(max)).not.toContain('approval_waits')
  // What belongs to money alone is not there for them, by whatever door.
  for (const answer of [
    await call(max, 'GET', `${path}/${money}`),
    await settle(money, max),
    await call(max, 'POST', `${path}/${money}/withdraw`),
  ])
    expect(answer.json()).toMatchObject({ code: 'approvals.not_found' })
  expect((await call(max, 'GET', `${path}.csv`)).body).not.toContain('reimbursement')
  expect(await story(slot ?? '', lee)).toMatchObject({ you: 'asked' })
  expect((await call(lee, 'POST', `${path}/${slot}/withdraw`)).statusCode).toBe(200)
  expect((await mint()).json()).toMatchObject({ code: 'approvals.waits' })
  const again = (await approvals('state=waiting', max))[0]?.id ?? ''
  expect((await settle(again, max)).statusCode).toBe(200)
  expect(await world.findFaults()).toEqual([])
})
