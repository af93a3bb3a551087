import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildStale } from './build.ts'
import { findFreePort } from './free-port.ts'
import { listNeeded } from './production-packages.ts'
import { goesAlong, layOut } from './release.ts'

test('what is needed while it runs is found as Node looks for it, and nothing else', () => {
  const packages = {
    server: { dependencies: { '@tower/contract': '1', pg: '8', pool: '1' } },
    web: { dependencies: { react: '19', fonts: '1' } },
    contract: { dependencies: { zod: '4' } },
    'node_modules/@tower/contract': { link: true, resolved: 'contract' },
    'node_modules/zod': {},
    'node_modules/pg': { dependencies: { pool: '2' }, optionalDependencies: { 'pg-native': '3' } },
    'node_modules/pg/node_modules/pool': { dependencies: { zod: '4' } },
    'node_modules/pool': {
      peerDependencies: { react: '19', vite: '8' },
      peerDependenciesMeta: { vite: { optional: true } },
    },
    'node_modules/react': {},
    'node_modules/fonts': {},
    'node_modules/vite': {},
  }
  expect(listNeeded(packages, [{ folder: 'server' }])).toEqual([
    'node_modules/pg',
    'node_modules/pg/node_modules/pool',
    'node_modules/pool',
    'node_modules/react',
    'node_modules/zod',
  ])
  expect(listNeeded(packages, [{ folder: 'web', names: ['react'] }])).toEqual(['node_modules/react'])
})

test('neither tests nor the settings of the site that runs from the checkout go along, examples do', () => {
  const given = ['server/src/main.ts', 'deploy/.env.example', 'deploy/compose.env.example', 'deploy/tower.sh']
  expect(given.filter(goesAlong)).toEqual(given)
  const kept = ['deploy/.env', 'deploy/tower.env', 'deploy/own/tower.env', 'server/src/main.test.ts']
  expect(kept.filter(goesAlong)).toEqual([])
})

const inSoak = test.runIf(process.env.SOAK)

inSoak('a release runs in another folder with Node alone, and is small', { timeout: 900_000 }, async () => {
  await buildStale()
  const home = mkdtempSync(join(tmpdir(), 'tower-release-'))
  const folder = join(home, 'tower')
  onTestFinished(() => rmSync(home, { recursive: true }))
  expect(layOut(folder)).toBeLessThan(250_000_000)
  for (const path of ['node_modules/vite', 'node_modules/typescript', 'node_modules/node', 'server/test'])
    expect(existsSync(join(folder, path)), path).toBe(false)
  expect(globSync('{server,contract}/**/*.test.ts', { cwd: folder })).toEqual([])
  const port = await findFreePort()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: folder,
    env: {
      ...{ NODE_ENV: 'production', DEMO: 'true', LOG_LEVEL: 'warn' },
      ...{ DATA_DIR: join(home, 'data'), PORT: String(port) },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(() => void (child.exitCode === null && child.kill('SIGKILL')))
  const origin = `http://127.0.0.1:${port}`
  for (let ready = false; !ready;) {
    if (child.exitCode !== null) throw new Error(said)
    ready = (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const page = await (await fetch(origin)).text()
  const assets = [...new Set(page.match(/\/assets\/[\w.-]+/g))]
  expect(assets.length).toBeGreaterThan(5)
  for (const path of assets) expect((await fetch(origin + path)).status, path).toBe(200)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  expect(await (await fetch(`${origin}/version`)).json()).toMatchObject({ version })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
