import { expect, test } from 'vitest'
import { testServices } from '../../test/test-services.ts'
import { createRefusalLog } from './log-refusals.ts'

const hashOf = (network: number) => network.toString(16).padStart(16, '0')

test('a flood from ever new networks fills no memory and writes few rows, and each known one is counted on', async () => {
  const services = await testServices()
  const refusals = createRefusalLog(services)
  const note = (network: number) =>
    refusals.note({
      call: 'giving.start',
      reason: 'refused',
      networkHash: hashOf(network),
      amountCents: undefined,
    })
  for (let network = 0; network < 5_000; network += 1) note(network)
  note(0)
  await refusals.close()
  const rows = await services.database.read((tx) =>
    tx.selectFrom('refused_attempts').select(['network_hash', 'attempts']).execute(),
  )
  expect(rows).toHaveLength(2_000)
  expect(rows.find(({ network_hash: hash }) => hash === hashOf(0))?.attempts).toBe(2)
})
