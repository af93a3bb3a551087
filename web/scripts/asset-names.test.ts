import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { assetName, isBlockedCall, isBlockedName, isHiddenId } from './asset-names.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: web })

test('what ad blockers look for is known, and what only resembles it is not', () => {
  for (const name of [
    'analytics.api-Be2rNyY4.js',
    'admin-tracking-1.css',
    'top-ads.png',
    'Beacon.js',
    'page/banner.svg',
  ])
    expect(isBlockedName(name), name).toBe(true)
  for (const name of [
    'address-drawer.js',
    'adding.js',
    'download-file.js',
    'state-chip.js',
    'sponsor-page.js',
    'trackless.js',
  ])
    expect(isBlockedName(name), name).toBe(false)
  expect(assetName('analytics.api')).toBe('part.api')
  expect(assetName('analytics-page')).toBe('part-page')
  expect(assetName('address-of-link')).toBe('address-of-link')
  expect(['/api/analytics/daily', '/api/track', '/x/event?data=1'].map(isBlockedCall)).toEqual([
    true,
    true,
    true,
  ])
})

test('no file of the pages is built under a name that ad blockers look for', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const names = sources.map((path) => assetName(basename(path)))
  const shipped = globSync('**/*.*', { cwd: `${web}public` })
  expect([...names, ...shipped].filter(isBlockedName)).toEqual([])
})

test('no call has an address that ad blockers look for, and no element an id they hide', () => {
  const addresses = Object.values(endpoints).map(({ path }) => path)
  expect(addresses.length).toBeGreaterThan(300)
  expect(addresses.filter(isBlockedCall)).toEqual([])
  const ids = sources
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(`${web}${path}`, 'utf8').matchAll(/\bid="([\w-]+)"/g)])
    .map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter(isHiddenId)).toEqual([])
})
