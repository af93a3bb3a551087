import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { makeNginxFile, type ProxyPlace } from './make-nginx-file.ts'

const shipped = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8')
const place: ProxyPlace = {
  host: 'localhost',
  ports: { http: 5150, https: 5151, webs: [5152, 5153] },
  certificate: '/somewhere/certificate.pem',
  key: '/somewhere/key.pem',
  version: [1, 26, 0],
}

test('the file that is tried is the shipped one, but for name, ports and certificate', () => {
  const made = makeNginxFile(shipped, place)
  expect(made).not.toMatch(/tower\.example\.org;|letsencrypt|300[12]|\[::\]/)
  expect(made).toContain('return 301 https://localhost:5151$request_uri;')
  const untouched = shipped
    .split('\n')
    .filter((line) => !/listen|server 127|server_name|ssl_certificate|example\.org/.test(line))
  for (const line of untouched) expect(made).toContain(line)
})

test('an nginx from before the directive speaks HTTP/2 as well', () => {
  const made = makeNginxFile(shipped, { ...place, version: [1, 22, 1] })
  expect(made).not.toContain('http2 on')
  expect(made).toContain('listen 127.0.0.1:5151 ssl http2;')
})

test('a shipped file in which something is not found is refused by its name', () => {
  expect(() => makeNginxFile(shipped.replace('127.0.0.1:3002', '127.0.0.1:3003'), place)).toThrow('3002')
})
