// What a film of 25 MB costs the process, in both ways in which it may come.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { buildMp4 } from '../../../../test/people/prospects/build-films.ts'
import { buildPortal } from '../../../../test/people/prospects/build-portal.ts'
import { buildAllowed } from '../../../../test/people/prospects/build-prospects.ts'

const filmBytes = 24_900_000

/** Sends a film from a process of its own, so that what sending takes is not counted here. */
const sender = `
const [port, authorization, prospectId, way] = process.argv.slice(1)
const chunks = []
process.stdin.on('data', (chunk) => chunks.push(chunk))
process.stdin.on('end', async () => {
  const film = Buffer.concat(chunks)
  const fields = { prospect_id: prospectId, caption: way }
  let body, type
  if (way === 'form') {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new Blob([film]), 'film.mp4')
    const request = new Response(form)
    type = request.headers.get('content-type')
    body = Buffer.from(await request.arrayBuffer())
  } else {
    type = 'application/json'
    body = JSON.stringify({ ...fields, data_url: 'data:video/mp4;base64,' + film.toString('base64') })
  }
  const answer = await fetch('http://127.0.0.1:' + port + '/api/prospect/update-upload', {
    method: 'POST', headers: { authorization, 'content-type': type }, body,
  })
  process.stdout.write(answer.status + ' ' + (await answer.text()))
})`

test.each(['form', 'data URL'])(
  'a film of 25 MB that comes as a %s costs less than twice itself',
  { timeout: 120_000 },
  async (way) => {
    const portal = await buildPortal()
    const { circle, app, services } = portal
    const prospectId = await buildAllowed(services, circle)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const { authorization } = await portal.headersOf(circle.keeper)
    const send = async (film: Buffer) => {
      const child = spawn(process.execPath, ['-e', sender, String(port), authorization, prospectId, way])
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.stdin.end(film)
      await once(child, 'close')
      return said
    }
    // The first of it loads what is needed.
    expect(await send(buildMp4())).toMatch(/^200 /)
    const film = buildMp4({ bytes: filmBytes })
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
    const said = await send(film)
    clearInterval(watch)
    expect(said).toMatch(/^200 .*"kind":"film"/)

    expect(most - before).toBeLessThan(2 * filmBytes)
  },
)
