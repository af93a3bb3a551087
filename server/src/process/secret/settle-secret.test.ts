import { expect, test } from 'vitest'
import { OtherSecret } from '../../secret.ts'
import { testServices } from '../../test/test-services.ts'
import { adoptSecret, settleSecret } from './settle-secret.ts'

async function buildInstallation() {
  const services = await testServices()
  const withSecret = (SECRET: string) => ({ ...services, config: { ...services.config, SECRET } })
  return {
    services,
    first: withSecret('the secret of this installation, long enough'),
    other: withSecret('a secret of somebody else, long enough too'),
  }
}

test('the first start says which SECRET it is, and a process with another one is refused in a sentence', async () => {
  const { first, other, services } = await buildInstallation()
  await settleSecret(first)
  await settleSecret(first)
  await expect(settleSecret(other)).rejects.toThrow(OtherSecret)
  await expect(settleSecret(other)).rejects.toThrow('npm run tower -- adopt-secret')
  const kept = await services.database.read((tx) => tx.selectFrom('secret_marks').selectAll().execute())
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(first.config.SECRET)
})

test('of many first starts with two secrets only those of one go on', async () => {
  const { first, other } = await buildInstallation()
  const starts = [first, other, first, other, first, other].map((services) =>
    settleSecret(services).then(
      () => services.config.SECRET,
      (error: unknown) => (error instanceof OtherSecret ? undefined : error),
    ),
  )
  const went = (await Promise.all(starts)).filter((secret) => secret !== undefined)
  expect(new Set(went).size).toBe(1)
  expect(went).toHaveLength(3)
})

test('a SECRET that is adopted counts from then on, back as well, and the audit log tells', async () => {
  const { first, other, services } = await buildInstallation()
  await settleSecret(first)
  expect(await adoptSecret(first)).toEqual({ changed: false })
  expect(await adoptSecret(other)).toEqual({ changed: true })
  await settleSecret(other)
  await expect(settleSecret(first)).rejects.toThrow(OtherSecret)
  expect(await adoptSecret(first)).toEqual({ changed: true })
  await settleSecret(first)
  const actions = await services.database.read((tx) => tx.selectFrom('audit_log').select('action').execute())
  expect(actions).toEqual([{ action: 'process.secret_adopted' }, { action: 'process.secret_adopted' }])
})
