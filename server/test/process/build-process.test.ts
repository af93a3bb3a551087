import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { usedFolders } from './build-process.ts'

const fill = vi.fn((folder: string): Promise<void> => {
  writeFileSync(join(folder, fill.mock.calls.length === 1 ? 'half' : 'whole'), 'of the demo')
  return fill.mock.calls.length === 1
    ? Promise.reject(new Error('the machine was too slow'))
    : Promise.resolve()
})
const usedFolder = usedFolders(fill)

test('a folder that could not be filled is filled anew for the next who asks, and then copied for each', async () => {
  await expect(usedFolder()).rejects.toThrow('too slow')
  const [first, second] = [await usedFolder(), await usedFolder()]
  expect(fill).toHaveBeenCalledTimes(2)
  expect(first).not.toBe(second)
  for (const folder of [first, second]) {
    expect(readFileSync(join(folder, 'whole'), 'utf8')).toBe('of the demo')
    expect(existsSync(join(folder, 'half'))).toBe(false)
  }
})
