import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { firstStepEndpoints } from '@tower/contract/oversight/first-steps.contract.ts'
import { firstSteps } from '@tower/contract/oversight/first-steps.ts'
import { expect, test } from 'vitest'
import { buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { ensureWeeklyDraw } from '../../matching/draws/ensure-weekly-draw.ts'

type Steps = CallOutput<typeof firstStepEndpoints.firstSteps>['steps']

/** A site that stands since a moment, as production begins: nothing in it but its superadmin. */
async function buildEmptySite(environment: Record<string, string> = {}) {
  const world = await buildDirectory({
    environment: {
      DEMO: 'false',
      REQUIRE_2FA: 'false',
      STAFF_OF_ONE: 'false',
      ORG_LEGAL_NAME: 'Neighbors Aid, Inc.',
      ...environment,
    },
  })
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const read = async (token = root.token) =>
    (await world.call(token, 'GET', '/api/admin/first-steps')).json<{ steps: Steps }>().steps
  const open = async (token = root.token) =>
    (await read(token)).filter((step) => !step.is_done).map(({ step }) => step)
  return { ...world, root, read, open }
}

test('staff of an empty site see what to do first, each step done once the site itself shows it, and at the end nothing', async () => {
  const { services, person, open, read } = await buildEmptySite({
    ...{ ORG_EIN: '12-3456789', ORG_ADDRESS: '1 Main Street', SMTP_URL: 'smtp://mail.test' },
    ...{
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
      ALERT_EMAIL: 'ops@tower.test',
    },
  })
  expect((await read()).map(({ step }) => step)).toEqual([...firstSteps])
  expect(await open()).toEqual([
    ...['second_factor', 'second_person', 'email', 'backup', 'payments', 'classroom', 'draw', 'gift'],
  ])

  expect(await ensureWeeklyDraw(services), 'no draw without a classroom').toBeUndefined()
  await buildClassrooms(services, [1])
  expect(await ensureWeeklyDraw(services)).toBeDefined()
  const second = await person('second@tower.test', 'admin')
  await services.database.script(`
    insert into second_factors (user_id, secret_sealed, verified_at) select id, 'x', now() from users where role = 'superadmin';
    insert into mails (dedupe_key, to_email, template, params, subject, html, text, sent_at)
      values ('a:1', 'a@families.test', 'receipt', '{}', 'Thank you', '<p>Thank you</p>', 'Thank you', now());
    insert into backup_runs (kind, place, backup, began_at, ended_at) values ('backup', '/backups', 'one', now(), now());
    insert into provider_events (id, kind, outcome) values ('evt_1', 'x', 'ignored');`)
  expect(await open(second.token)).toEqual(['gift'])
  await buildSlots(services, 1)
  expect(await read(second.token)).toEqual([])
})

test('what is missing of the charity, of alerts and of payments stays open', async () => {
  const { open, services } = await buildEmptySite({ STAFF_OF_ONE: 'true' })
  await services.database.script(
    `insert into provider_events (id, kind, outcome) values ('evt_1', 'x', 'ignored')`,
  )
  expect(await open()).toEqual(firstSteps.filter((step) => step !== 'second_person'))
})

test('a superadmin puts the first steps away for all, once; admins see them and can not, the demo has none', async () => {
  const { call, person, read, root, audit } = await buildEmptySite()
  const admin = await person('admin@tower.test', 'admin')
  const dismiss = (token: string) => call(token, 'POST', '/api/admin/first-steps/dismiss', {})
  expect(await read(admin.token)).toHaveLength(firstSteps.length)
  expect((await dismiss(admin.token)).statusCode).toBe(403)
  expect((await dismiss(root.token)).statusCode).toBe(200)
  expect((await dismiss(root.token)).statusCode).toBe(200)
  expect(await read()).toEqual([])
  expect(await read(admin.token)).toEqual([])
  const acts = (await audit()).filter(({ action }) => action === 'process.first_steps_dismissed')
  expect(acts).toMatchObject([{ actor_id: root.userId }])

  const demo = await buildEmptySite({ DEMO: 'true' })
  expect(await demo.read()).toEqual([])
})
