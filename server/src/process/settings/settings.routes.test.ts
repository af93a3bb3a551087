import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { settingsEndpoints } from '@tower/contract/oversight/settings.contract.ts'
import { expect, test } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'

const path = '/api/admin/settings'

test('staff see how the site is set, and nothing of a secret', async () => {
  const world = await buildDirectory({
    environment: {
      DRAW_CRON: '30 16 * * 2',
      TEACHER_EMAIL_SUFFIXES: '.edu,school.org',
      SECOND_PERSON_CENTS: '50000',
      STAFF_OF_ONE: 'false',
      SMTP_URL: 'smtp://user:hidden@mail.test',
    },
  })
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const teacher = await world.person('teacher@tower.test', 'teacher', 'Rosa Ortiz')
  expect((await world.call(teacher.token, 'GET', path)).statusCode).toBe(403)
  const answer = await world.call(admin.token, 'GET', path)
  expect(answer.json<CallOutput<typeof settingsEndpoints.read>>()).toMatchObject({
    draws: { cron: '30 16 * * 2', capacity: 25 },
    school_addresses: ['.edu', 'school.org'],
    limits: { second_person_cents: 50_000, refund_second_person_cents: 100_000, staff_of_one: false },
  })
  expect(answer.body).not.toContain('hidden')
})
