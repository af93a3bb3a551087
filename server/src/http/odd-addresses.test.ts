import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { buildSite, countingPage } from '../../test/site/build-site.ts'
import { testServices } from '../test/test-services.ts'

/** Sends bytes as they are and answers the status line. */
function send(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer.split('\r\n', 1)[0] ?? ''))
    socket.on('error', reject)
  })
}

test('addresses and hosts that no browser sends are refused or read as plain ones, never answered with a 5xx', async () => {
  const { app } = await buildSite(await testServices(), countingPage())
  const { port } = app.server.address() as AddressInfo
  const ask = (line: string, host = 'tower.test') =>
    send(port, [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])
  for (const line of ['GET http://evil.example/', 'GET *', 'OPTIONS *', 'GET http://a@b/draws'])
    expect(await ask(line), line).toMatch(/^HTTP\/1\.1 4\d\d/)
  for (const host of ['a@b', 'u:p@x', 'x:y:z', '[', 'TOWER.test', 'a b', 'tower.test/..', ''])
    expect(await ask('GET /login', host), host).toMatch(/^HTTP\/1\.1 [24]\d\d/)
})

test('every answer of a site with HTTPS says that it is reached by nothing else', async () => {
  const services = await testServices({ environment: { ORIGIN: 'https://tower.test' } })
  const { get } = await buildSite(services, countingPage())
  for (const path of ['/', '/api/draws', '/auth/v1/settings', '/robots.txt', '/nothing'])
    expect((await get(path)).headers.get('strict-transport-security'), path).toContain('max-age=31536000')
  const plain = await buildSite(await testServices({ database: services.database }), countingPage())
  expect((await plain.get('/')).headers.get('strict-transport-security')).toBeNull()
})

test('whoever follows a link that was cut off in the middle of a character sees a page with a way on, and a program our words', async () => {
  const { app } = await buildSite(await testServices(), countingPage())
  const ask = (accept: string) => app.inject({ url: '/t/PT-100%', headers: { accept } })
  const seen = await ask('text/html,application/xhtml+xml,*/*;q=0.8')
  expect(seen.statusCode).toBe(400)
  expect(seen.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(seen.body).toContain('<a href="/">Go to the home page</a>')
  expect(seen.body).toContain('No hay ninguna página en esta dirección')
  // Nothing is to load or to run, and what a moment does not mend offers no second try.
  expect(seen.body).not.toMatch(/<script|<link|src=|Try again/)
  expect((await ask('*/*')).json()).toMatchObject({ code: 'request.invalid' })
})
