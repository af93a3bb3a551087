import { expect, test } from 'vitest'
import { collectAssets, findManifest, openTabs } from './collect-assets.ts'

const page = (build: string) => `<link rel="modulepreload" href="/assets/manifest-${build}.js">
<link rel="stylesheet" href="/assets/root-${build}.css"><script type="module">import "/assets/manifest-${build}.js";
import * as route0 from "/assets/home-page-B_1-x.js";</script>`

test('every built file that a page names is found, once', () => {
  const assets = collectAssets(page('a1'))
  expect(assets).toEqual(['/assets/manifest-a1.js', '/assets/root-a1.css', '/assets/home-page-B_1-x.js'])
  expect(findManifest(assets)).toBe('/assets/manifest-a1.js')
  expect(collectAssets('{"module":"/assets/draw.js","imports":["/assets/x.js","/assets/draw.js"]}.')).toEqual(
    ['/assets/draw.js', '/assets/x.js'],
  )
})

test('visitors keep what pages of the former build name, and let go of what is older', () => {
  const tabs = openTabs()
  expect(tabs.openPage(page('one'))).toBe(true)
  expect(tabs.openPage(page('one'))).toBe(false)
  tabs.addAssets('/assets/manifest-one.js', ['/assets/late.js'])
  tabs.openPage(page('two'))
  expect(tabs.list()).toEqual(
    expect.arrayContaining(['/assets/root-one.css', '/assets/late.js', '/assets/root-two.css']),
  )
  tabs.openPage(page('three'))
  tabs.closeOlderThan(2)
  expect(tabs.list().filter((path) => path.includes('one') || path.includes('late'))).toEqual([])
  expect(tabs.list()).toContain('/assets/root-two.css')
})

test('after the way back the version that was taken back is the older one', () => {
  const tabs = openTabs()
  for (const build of ['one', 'two', 'one', 'three']) tabs.openPage(page(build))
  tabs.closeOlderThan(2)
  expect(tabs.list()).not.toContain('/assets/root-two.css')
  expect(tabs.list()).toContain('/assets/root-one.css')
})
