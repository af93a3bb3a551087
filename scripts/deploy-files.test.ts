import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { eventsPath } from '@tower/contract/oversight/process.ts'
import { readConfig } from '../server/src/config.ts'
import { ConfigError } from '../server/src/read-settings.ts'
import { Environment } from '../server/src/environment.ts'
import { repositoryRoot } from './run-program.ts'
import { serverEnvironment, serverFlags } from './server-command.ts'
import { buildEnvExample, listNeeded } from './write-env-example.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, 'deploy', path), 'utf8')
const units = globSync('systemd/*.service', { cwd: join(repositoryRoot, 'deploy') })
const compose = read('compose.yaml')
const image = read('Dockerfile')
const memory = Object.entries(serverEnvironment({})).map(([name, value]) => `${name}=${value}`)

/** What Node, the C library and the programs beside the product read. */
const othersNames =
  /^(?:NODE_COMPILE_CACHE|MALLOC_\w+|POSTGRES_\w+|OWNER_PASSWORD|PROCESS_PASSWORD|SITE_HOST)$/

test('the example of settings names each setting once, and lacks by itself only what production asks for', () => {
  const example = read('.env.example')
  const named = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
  const asks = (environment: Record<string, string>) => {
    try {
      readConfig(environment)
      return []
    } catch (error) {
      return [...(error as ConfigError).message.matchAll(/^ {2}- (\w+)/gm)].map(([, name]) => name)
    }
  }
  expect(asks(parseEnv(example) as Record<string, string>)).toEqual(asks({ NODE_ENV: 'production' }))
  // With every comment sign gone, what is said to count without a setting is what the code takes.
  const said = parseEnv(example.replace(/^#(?=[A-Z0-9_]+=.)/gm, '')) as Record<string, string>
  expect(asks(said)).toEqual(asks({ NODE_ENV: 'production' }))
  expect(listNeeded()).toContain('SECRET')
})

test('a setting that the table leaves out, or names twice, is found', () => {
  const { faults } = buildEnvExample('| `PORT` | where |\n| `PORT`, `HOST` | where |\n')
  expect(faults).toContain('docs/operations/run-in-production.md: the table names PORT twice')
  expect(faults).toContain('docs/operations/run-in-production.md: the table does not name SECRET')
  expect(faults).not.toContain('docs/operations/run-in-production.md: the table does not name HOST')
})

test.each([...units, 'compose.yaml', 'Dockerfile'])('%s sets only what the server reads', (path) => {
  const text = read(path)
  const set = [
    ...[...text.matchAll(/^(?:Environment=|ENV | {2}(?=MALLOC))(.*?)\\?$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/([A-Z_0-9]+)=/g)].map(([, name = '']) => name),
    ),
    ...(path === 'compose.yaml' ? [...text.matchAll(/^ +([A-Z_]{3,}):/gm)].map(([, name = '']) => name) : []),
  ]
  expect(set.length).toBeGreaterThan(0)
  expect(set.filter((name) => !(name in Environment.shape) && !othersNames.test(name))).toEqual([])
})

test('what is started exists, with the memory that npm start gives it', () => {
  const flags = serverFlags({}).join(' ')
  for (const path of units) {
    const [, program = '', file = ''] = /^ExecStart=(\S+) (?:--\S+ )?(\S+)/m.exec(read(path)) ?? []
    expect(program).toBe('/opt/tower/node_modules/node/bin/node')
    expect(existsSync(join(repositoryRoot, file)), file).toBe(true)
    for (const one of memory) expect(read(path)).toContain(one)
  }
  for (const path of units.filter((unit) => !unit.includes('migrate'))) expect(read(path)).toContain(flags)
  for (const one of memory) expect(image).toContain(one)
  expect(image).toContain(`CMD ["node", "${flags}", "server/src/main.ts"]`)
  for (const [, file = ''] of compose.matchAll(/- \.\/(\S+?):\//g))
    expect(existsSync(join(repositoryRoot, 'deploy', file)), file).toBe(true)
})

test('the image has the Node that the product brings along, runs as nobody special and says how it is', () => {
  const { dependencies, engines } = JSON.parse(
    readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
  ) as { dependencies: { node: string }; engines: { node: string } }
  const versions = [...image.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(versions).toEqual([dependencies.node, dependencies.node])
  expect(Number.parseInt(dependencies.node, 10)).toBeGreaterThanOrEqual(
    Number.parseInt(engines.node.slice(2), 10),
  )
  expect(image.lastIndexOf('USER node')).toBeGreaterThan(image.lastIndexOf('RUN '))
  expect(image).toContain('HEALTHCHECK')
})

test('proxies let files and live screens through, and nothing is killed while it answers', () => {
  for (const proxy of ['nginx.conf', 'Caddyfile', 'compose.Caddyfile']) {
    expect(read(proxy)).toMatch(/26m/i)
    // A visitor does not say which requests are traced.
    expect(read(proxy)).toMatch(/_header Traceparent ""|header_up -Traceparent/)
  }
  expect(read('nginx.conf')).toContain(`location = ${eventsPath} {`)
  // The notice of production, and what a stop may take after it.
  const longestStop =
    readConfig({
      ...Object.fromEntries(listNeeded().map((name) => [name, valueOf(name)])),
      NODE_ENV: 'production',
    }).STOP_NOTICE_SECONDS + 25
  const given = [...units.map(read), compose].flatMap((text) =>
    [...text.matchAll(/^(?:TimeoutStopSec=| {2}stop_grace_period: )(\d+)s?$/gm)].map(([, seconds]) =>
      Number(seconds),
    ),
  )
  expect(given).toHaveLength(3)
  for (const seconds of given) expect(seconds).toBeGreaterThan(longestStop)
})

function valueOf(name: string): string {
  const values: Record<string, string> = {
    DATABASE_URL: 'postgres://tower:x@127.0.0.1/tower',
    ORIGIN: 'https://tower.example.org',
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
    SMTP_URL: 'smtps://smtp.example.org',
    MAIL_FROM: 'Tower <hello@example.org>',
  }
  return values[name] ?? 'long enough and of many signs 0123456789'
}
