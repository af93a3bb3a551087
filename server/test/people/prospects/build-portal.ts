import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnProspect, OwnUpdate } from '@tower/contract/people/prospect-portal.contract.ts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { testApp } from '../../../src/test/test-app.ts'
import { buildCircle, buildProspectActor } from './build-prospects.ts'

/** For tests: a server with a folder of its own for files, and what people of an athlete send it. */
export async function buildPortal(options: Parameters<typeof testApp>[0] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-athletes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const world = await testApp({ ...options, environment: { DATA_DIR: folder, ...options.environment } })
  const { app, services } = world

  const headersOf = async ({ userId }: { userId: string }) => {
    const { access_token: token } = await services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: services.clock.now() }),
    )
    return { authorization: `Bearer ${token}` }
  }
  const ask: Ask = async (who, request) =>
    app.inject({ ...request, headers: { ...(who ? await headersOf(who) : {}), ...request.headers } })
  const sendForm: SendForm = async (who, url, { fields = {}, file }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name ?? 'file')
    const request = new Response(form)
    return ask(who, {
      method: 'POST',
      url,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  return {
    ...world,
    folder,
    circle: await buildCircle(services),
    stranger: await buildProspectActor(services, 'stranger@prospects.test', 'guardian'),
    sponsor: await buildProspectActor(services, 'sponsor@prospects.test', 'sponsor'),
    headersOf,
    ask,
    sendForm,
    ...writeCalls(ask, sendForm),
  }
}

type Who = { userId: string }
type Ask = (who: Who | undefined, request: InjectOptions) => Promise<LightMyRequestResponse>
type Form = { fields?: Record<string, string>; file?: { bytes: Buffer; name?: string } }
type SendForm = (who: Who | undefined, url: string, form: Form) => Promise<LightMyRequestResponse>

function writeCalls(ask: Ask, sendForm: SendForm) {
  return {
    read: async (who: Who, prospectId: string) =>
      (await ask(who, { url: `/api/prospect/own/${prospectId}` })).json<{
        prospect: OwnProspect
        missing: string[]
      }>(),
    sendUpdate: (who: Who, prospectId: string, bytes: Buffer, fields: Record<string, string> = {}) =>
      sendForm(who, '/api/prospect/update-upload', {
        fields: { prospect_id: prospectId, ...fields },
        file: { bytes },
      }),
    sendDataUrl: (who: Who, prospectId: string, dataUrl: string, fields: object = {}) =>
      ask(who, {
        method: 'POST',
        url: '/api/prospect/update-upload',
        payload: { prospect_id: prospectId, caption: 'By data URL', data_url: dataUrl, ...fields },
      }),
    listUpdates: async (who: Who, prospectId: string) =>
      (await ask(who, { url: `/api/prospect/own/${prospectId}/updates` })).json<{ items: OwnUpdate[] }>()
        .items,
  }
}

export type Portal = Awaited<ReturnType<typeof buildPortal>>
