import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../tower-test.ts'

test('a first visit to any page loads no more than its budget', () => {
  const program = fileURLToPath(new URL('../../web/scripts/check-bundle.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
