import { expect, test } from 'vitest'
import { ensureAccount } from '../../../people/identity/accounts/ensure-account.ts'
import { buildGiving } from '../build-giving.ts'
import { adoptDonor } from '../donors/adopt-donor.ts'

const dana = 'dana@example.org'

test('who pays under the address of somebody with an account sees this gift alone, not what was given before', async () => {
  const world = await buildGiving()
  const { services, app, give, clock } = world
  await give({ email: dana, amountCents: 79_000 })
  const report = async (sessionId: string) =>
    (await app.inject(`/api/checkouts/${sessionId}`)).json<{ slots_minted: number; progress_cents: number }>()
  const before = await give({ email: dana, amountCents: 500 })
  expect(await report(before.sessionId)).toMatchObject({ slots_minted: 0, progress_cents: 79_500 })

  await services.database.transaction(async (tx) => {
    const at = clock.now()
    const { userId } = await ensureAccount(tx, { email: dana, role: 'sponsor', at, actorId: null })
    await adoptDonor(tx, { userId, email: dana, at })
  })
  const { sessionId } = await give({ email: dana, amountCents: 600 })
  expect(await report(sessionId)).toMatchObject({ slots_minted: 0, progress_cents: 600 })
})
