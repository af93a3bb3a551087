// Who may write a goal, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildCircle,
  buildPending,
  buildProspectActor,
  type Circle,
} from '../../../test/people/prospects/build-prospects.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { describeSession, openSession } from '../identity/sessions/open-session.ts'

let world: TestApp
let circle: Circle
let prospectId: string
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
  prospectId = await buildPending(world.services, circle)
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})
