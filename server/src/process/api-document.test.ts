import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'

const url = '/api/openapi.json'

test('the API document is the same in each form, and one that a caller has already is not sent again', async () => {
  const { app } = await testApp()
  const ask = (headers: Record<string, string>) => app.inject({ url, headers })
  const plain = await ask({})
  expect(plain.json()).toMatchObject({ openapi: '3.1.0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const br = await ask({ 'accept-encoding': 'gzip, br' })
  const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  const known = await ask({ 'if-none-match': String(plain.headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('one network is sent the API document so often only', async () => {
  const { app } = await testApp({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
  const codes: number[] = []
  for (let nth = 0; nth < 7; nth += 1) codes.push((await app.inject({ url })).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429])
})
