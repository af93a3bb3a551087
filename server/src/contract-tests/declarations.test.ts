import { isForKeys } from '@tower/contract/access.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { listAccessErrors, listRefusals } from '@tower/contract/refusals.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutClassroom, aboutPerson, searchable, secondPerson, told, waitingWork } from '../domains.ts'
import { buildOpenApi, openApiPath } from '../process/build-openapi.ts'
import { testApp } from '../test/test-app.ts'
import { addressOf, pathsOf } from './fill-call.ts'

/** Sentences fixed before the calls that say them: whoever adds such a call takes its code from here. */
const awaited = ['nominations.failed']

const folder = new URL('../', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('no two calls have the same name, nor the same method and path', () => {
  expect(repeated(endpoints.map(({ name }) => name))).toEqual([])
  expect(
    repeated(endpoints.flatMap((call) => pathsOf(call).map((path) => `${call.method} ${path}`))),
  ).toEqual([])
})

test('every call is named after its domain and says what it does', () => {
  for (const { name, summary } of endpoints) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
    expect(summary.length, name).toBeGreaterThan(10)
  }
})

test('every error is declared by a call or thrown by an operation', () => {
  const declared = new Set<string>(endpoints.flatMap(listRefusals))
  const unused = (Object.keys(errors) as ErrorCode[]).filter(
    (code) => !declared.has(code) && !sources.includes(`'${code}'`),
  )
  expect(unused.toSorted()).toEqual(awaited)
})

test('what the access of a call answers is derived, and listed by no call again', () => {
  for (const call of endpoints.filter(({ access }) => access !== 'public')) {
    const again = listAccessErrors(call).filter((code) => call.errors.includes(code))
    expect(again, call.name).toEqual([])
  }
})

test('a call for a role asks for both factors without saying so', () => {
  const saidTwice = endpoints.filter(
    ({ access, assurance }) => access !== 'session' && assurance !== undefined,
  )
  expect(saidTwice.map(({ name }) => name)).toEqual([])
})

/** Calls of staff that serve all of them: what a duty does not cover is left out of their answers, or nobody is told of in them. */
const forAllStaff = {
  'inbox.': 'notices of other duties are left out',
  'settings.': 'how the site is set, nobody is told of in it',
  'first-steps.': 'facts of the site, nobody is told of in them',
  'queue.': 'work of other duties is left out',
  'search.': 'finds of other duties are left out',
  'views.': 'addresses of lists that somebody kept',
  'analytics.summary': 'totals of other duties are left out',
  'analytics.pending-programs': 'what waits for other duties is left out',
  'draws.desk-schedule': 'the home page says that it is paused',
}

test('each call of staff names the duty that it belongs to, or serves all of them for a reason', () => {
  const forStaff = endpoints.filter(
    ({ access }) => access === 'admin' || (typeof access === 'string' && access.endsWith('or staff')),
  )
  const reasoned = Object.keys(forAllStaff)
  const isForAll = ({ name }: { name: string }) => reasoned.some((start) => name.startsWith(start))
  const undecided = forStaff.filter((call) => (call.duty === undefined) !== isForAll(call))
  expect(undecided.map(({ name }) => name)).toEqual([])
  for (const start of reasoned)
    expect(
      forStaff.some(({ name }) => name.startsWith(start)),
      start,
    ).toBe(true)
  for (const { name, access, duty } of endpoints)
    if (duty !== undefined) expect(access, name).toMatch(/^(admin|session|\w+ or staff)$/)
})

test('every call about athletes belongs to the duty `children`, whoever else may use it', () => {
  const ofAthletes = endpoints.filter(
    ({ name, access }) =>
      /^(prospects|prospect-portal|prospect-rows|athlete-receipts)\./.test(name) && access !== 'public',
  )
  const others = ofAthletes.filter(({ duty }) => duty !== 'children')
  // Gifts of whoever asks, or all of them: money, in which no athlete is named.
  expect(others.map(({ name }) => name)).toEqual(['athlete-receipts.list-donations'])
})

test('what staff find, are told of and have to do belongs to a duty', () => {
  const declared = [...waitingWork, ...searchable, ...aboutPerson, ...aboutClassroom, ...secondPerson]
  expect(declared.filter(({ duty }) => duty === undefined).map(({ kind }) => kind)).toEqual([])
  const forAll = told.notices.filter(({ duty }) => duty === undefined)
  // How the product itself does.
  expect(forAll.map(({ word }) => word).toSorted()).toEqual([
    ...['job_failed', 'mail_failed', 'mail_held', 'webhook_failing', 'webhook_held'],
  ])
})

test('what no cache may keep is declared with the call, and said by no handler', async () => {
  const kept = endpoints.filter(({ cache }) => cache === 'none')
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter(({ access }) => access !== 'public').map(({ name }) => name)).toEqual([])
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.routes.ts'),
  )
  const byHand = routes.filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('no-store'))
  expect(byHand).toEqual([])
  const { app } = await testApp()
  for (const call of kept) {
    const payload = call.method === 'GET' ? {} : { payload: {} }
    const answer = await app.inject({ method: call.method, url: addressOf(call), ...payload })
    expect(answer.headers['cache-control'], call.name).toBe('no-store')
  }
})

test('every error is a refusal in a sentence', () => {
  for (const [code, { status, sentence }] of Object.entries(errors)) {
    expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/)
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
    expect(sentence.trim(), code).not.toBe('')
  }
})

test('the API document describes every call at every path, with its access and its refusals', () => {
  const document = buildOpenApi({ title: 'Tower', version: '1' }) as {
    openapi: string
    paths: Record<string, Record<string, Described>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const call of endpoints) {
    for (const path of pathsOf(call)) {
      const operation = document.paths[openApiPath(path)]?.[call.method.toLowerCase()]
      if (!operation) throw new Error(`${call.method} ${path} is not described`)
      expect(operation.security, call.name).toEqual(
        call.access === 'public' ? undefined : [isForKeys(call.access) ? { key: [] } : { session: [] }],
      )
      for (const code of listRefusals(call))
        expect(operation.responses[errors[code].status]?.description).toContain(`\`${code}\``)
      expect(operation.requestBody !== undefined, call.name).toBe(
        call.body !== undefined || call.bodyFormat === 'raw' || call.upload !== undefined,
      )
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(named)
    }
  }
})

type Described = {
  security?: unknown
  requestBody?: unknown
  responses: Record<number, { description: string }>
  parameters: { in: string; name: string }[]
}
