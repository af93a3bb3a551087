import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { sweepFiles } from '../../../oversight/files/sweep-files.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { openSession } from '../../identity/sessions/open-session.ts'

type Role = Parameters<typeof buildUser>[2]
type Profile = Record<string, unknown>

async function openApp() {
  const folder = mkdtempSync(join(tmpdir(), 'tower-logo-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { ...(await testApp({ environment: { DATA_DIR: folder } })), folder }
}

/** Somebody signed in, and what they ask of their own profile. */
async function signIn({ app, services }: TestApp, email: string, role: Role = 'sponsor') {
  const userId = await buildUser(services, email, role)
  const { access_token: token } = await services.database.transaction((tx) =>
    openSession(services, tx, { userId, userAgent: undefined, at: services.clock.now() }),
  )
  const headers = { authorization: `Bearer ${token}` }
  const uploadLogo = async (bytes: Buffer, name = 'logo.png') => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
    const request = new Response(form)
    return app.inject({
      method: 'POST',
      url: '/api/sponsor/profile/logo',
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  return {
    uploadLogo,
    logo: async (background: string) => {
      const png = sharp({ create: { width: 60, height: 40, channels: 4, background } }).png()
      return (await uploadLogo(await png.toBuffer())).json<{ logo_url: string; thumbnail_url: string }>()
    },
    save: (payload: Profile) => app.inject({ method: 'POST', url: '/api/sponsor/profile', headers, payload }),
    own: async () =>
      (await app.inject({ url: '/api/sponsor/profile', headers })).json<{
        profile: Profile
        figures: Profile
      }>(),
    summary: async () =>
      (await app.inject({ url: '/api/sponsor/dashboard/summary', headers })).json<{ profile: Profile }>(),
  }
}

const handleStatus = async ({ app }: TestApp, handle: string) =>
  (await app.inject(`/api/sponsors/${handle}`)).statusCode

test('what a sponsor saves is what the page, the dashboard and the editor then answer', async () => {
  const world = await openApp()
  const sponsor = await signIn(world, 'one@profiles.test')
  expect(await handleStatus(world, 'block-builders')).toBe(404)
  const typed = {
    handle: '  Block-Builders ',
    display_name: 'Block Builders',
    tagline: '',
    website_url: 'http://example.org/blocks',
    show_milestones: true,
  }
  const saved = {
    handle: 'block-builders',
    display_name: 'Block Builders',
    tagline: null,
    website_url: 'http://example.org/blocks',
    logo_url: null,
    show_totals: false,
    show_recent_gifts: false,
    show_milestones: true,
  }
  expect((await sponsor.save(typed)).json()).toEqual({ profile: saved })
  expect(await handleStatus(world, 'block-builders')).toBe(200)
  const shown = (await world.app.inject('/api/sponsors/block-builders')).json<Profile>()
  expect(shown).toEqual({ profile: saved, milestones: [] })
  expect((await sponsor.summary()).profile).toEqual(saved)
  expect(await sponsor.own()).toEqual({
    profile: saved,
    figures: {
      program_cents: 0,
      slots_minted: 0,
      next_slot_progress: 0,
      next_slot_target: 80_000,
      recent_gifts: [],
      milestones: [],
    },
  })
  expect((await sponsor.save({ handle: '' })).json()).toMatchObject({
    profile: { handle: null, display_name: null },
  })
})

test('only sponsors edit profiles, each their own', async () => {
  const world = await openApp()
  const teacher = await signIn(world, 'teacher@profiles.test', 'teacher')
  expect((await teacher.save({ handle: 'not-mine' })).statusCode).toBe(403)
  expect((await teacher.uploadLogo(Buffer.from('x'))).statusCode).toBe(403)
  const nobody = await world.app.inject({
    method: 'POST',
    url: '/api/sponsor/profile',
    payload: { handle: 'not-mine' },
  })
  expect(nobody.statusCode).toBe(401)
})

test('of two who save the same free handle at once one has it, and the other reads that it is in use', async () => {
  const world = await openApp()
  const sponsors = [await signIn(world, 'one@profiles.test'), await signIn(world, 'two@profiles.test')]
  expect(await handleStatus(world, 'wanted')).toBe(404)
  const answers = await Promise.all(sponsors.map((sponsor) => sponsor.save({ handle: 'wanted' })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({
    error: 'This handle is already in use.',
    code: 'sponsor_profiles.handle_taken',
  })
})

test('a logo stands on the page once the profile is saved with it, for everyone and without script', async () => {
  const world = await openApp()
  const sponsor = await signIn(world, 'one@profiles.test')
  const { logo_url, thumbnail_url } = await sponsor.logo('#c00')
  expect((await world.app.inject(thumbnail_url)).statusCode).toBe(200)
  expect((await world.app.inject(logo_url)).statusCode).toBe(404)
  await sponsor.save({ handle: 'with-logo', logo_url })
  expect((await world.app.inject('/api/sponsors/with-logo')).json()).toMatchObject({ profile: { logo_url } })
  for (const address of [logo_url, `${logo_url}/thumbnail`]) {
    const { statusCode, headers } = await world.app.inject(address)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=60',
    ])
    expect(headers['content-security-policy']).toContain('sandbox')
  }
})

test('a new logo takes the place of the one before, whose address and bytes go', async () => {
  const world = await openApp()
  const sponsor = await signIn(world, 'one@profiles.test')
  const [first, second] = [await sponsor.logo('#c00'), await sponsor.logo('#00c')]
  await sponsor.save({ handle: 'with-logo', logo_url: first.logo_url })
  await sponsor.save({ handle: 'with-logo', logo_url: second.logo_url })
  expect((await world.app.inject(first.logo_url)).statusCode).toBe(404)
  await sponsor.save({ handle: 'with-logo', logo_url: second.logo_url })
  expect((await world.app.inject(second.logo_url)).statusCode).toBe(200)
  await sponsor.save({ handle: 'with-logo', logo_url: null })
  expect((await world.app.inject(second.logo_url)).statusCode).toBe(404)
  world.services.clock.advance(2 * 60 * 60 * 1000)
  await sweepFiles(world.services)
  const stored = readdirSync(join(world.folder, 'files'), { recursive: true, encoding: 'utf8' })
  expect(stored.filter((name) => /[0-9a-f]{64}$/.test(name))).toEqual([])
})

test('a logo of somebody else, of another address of this site or of no file is refused, and nothing is saved', async () => {
  const world = await openApp()
  const [one, other] = [await signIn(world, 'one@profiles.test'), await signIn(world, 'two@profiles.test')]
  const { logo_url } = await other.logo('#c00')
  const refused = async (url: string) =>
    (await one.save({ handle: 'mine', logo_url: url })).json<{ code: string }>().code
  expect(await refused(logo_url)).toBe('sponsor_profiles.logo_unknown')
  expect(await refused('/files/00000000-0000-4000-8000-000000000001')).toBe('sponsor_profiles.logo_unknown')
  for (const url of [
    '/files/logo.png',
    '/admin',
    '/',
    `${logo_url}?x=1`,
    '//evil.example/x',
    'data:image/png;base64,AA',
  ])
    expect(await refused(url), url).toBe('sponsor_profiles.link_invalid')
  expect(await handleStatus(world, 'mine')).toBe(404)
})

test('a logo that is none, or called one, is refused in words', async () => {
  const world = await openApp()
  const sponsor = await signIn(world, 'one@profiles.test')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const answer = await sponsor.uploadLogo(svg)
  expect([answer.statusCode, answer.json()]).toEqual([
    415,
    { error: 'This kind of file is not accepted.', code: 'files.wrong_kind' },
  ])
  const { app } = world
  const unsigned = await app.inject({
    method: 'POST',
    url: '/api/sponsor/profile/logo',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b--',
  })
  expect(unsigned.statusCode).toBe(401)
})
