import { programKeys } from '@tower/contract/money/giving.ts'
import { listPages } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { measureWork } from '../test/measure-work.ts'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { createShareLink } from '../matching/classrooms/create-share-link.ts'
import { testApp } from '../test/test-app.ts'
import { drawPicture } from './og/draw-picture.ts'
import { describeShare } from './og/describe-pictures.ts'
import { countKept, renderPng } from '../papers/pictures/render-png.ts'

const teacher = {
  school: 'Ruskin',
  city: 'Dayton',
  state: 'OH',
  bio: null,
  avatar_url: null,
  nominators: 0,
  confirmed: 0,
  is_confirmed: true,
  matched: null,
  photos: [],
  badges: [],
}

test('the sitemap names public pages and one share page of each confirmed classroom, and no one who only waits', async () => {
  const { app, services } = await testApp()
  const { database, random, clock } = services
  const codeFor = (classroomId: string) =>
    database.transaction((tx) => createShareLink(tx, { classroomId, random, at: clock.now() }))
  const classroom = await buildClassroom(database, { teacherEmail: 'rivera@dayton.edu' })
  const older = await codeFor(classroom.id)
  clock.advance(1_000)
  const newest = await codeFor(classroom.id)
  const waiting = await codeFor((await buildClassroom(database)).id)

  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  const expected = [
    ...listPages()
      .filter(({ inSitemap, address }) => inSitemap && !address.includes(':'))
      .map(({ address }) => address),
    ...programKeys.flatMap((key) => [`/programs/${key}`, `/programs/${key}/about`, `/${key}/donate`]),
    `/t/${newest}`,
  ]
  expect(listed.sort()).toEqual([...new Set(expected)].map((path) => `http://tower.test${path}`).sort())
  for (const code of [older, waiting]) expect(body).not.toContain(code)
})

test('robots are kept from portals, sign-in and tools, and shown the sitemap', async () => {
  const { app } = await testApp()
  const { body } = await app.inject('/robots.txt')
  for (const path of ['/portal/sponsor', '/admin', '/auth/', '/login', '/dev', '/account']) {
    expect(body).toContain(`Disallow: ${path}\n`)
  }
  expect(body).toContain('Sitemap: http://tower.test/sitemap.xml')
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const open = listPages().filter((page) => page.public)
  for (const page of [...open.map(({ address }) => address), '/og/page/home']) {
    expect(
      closed.filter((path) => page.startsWith(path)),
      page,
    ).toEqual([])
  }
})

test('the manifest carries the operator’s name', async () => {
  const { app } = await testApp({ environment: { SITE_NAME: 'Blocks "R" Us' } })
  const answer = await app.inject('/site.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({ name: 'Blocks "R" Us', start_url: '/' })
})

test('a preview is a picture of 1200 by 630 pixels in the asked language', async () => {
  const { app } = await testApp()
  const pictures = []
  for (const lang of ['en', 'es']) {
    const answer = await app.inject(`/og/page/home?lang=${lang}`)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    })
    pictures.push(answer.rawPayload.toString('base64'))
  }
  expect(pictures[0]).not.toBe(pictures[1])
})

test('no name becomes markup, takes the machine’s time or leaves a picture without words', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"/><image href="http://x"/>',
    'W'.repeat(500),
    'ن و ر',
    '🙂',
    '  ',
  ]
  for (const display_name of hostile) {
    let svg = ''
    const workMs = await measureWork(() => {
      svg = drawPicture({ ...describeShare({ ...teacher, display_name }, 'en'), siteName: 'Tower' })
    })
    expect(workMs).toBeLessThan(2_000)
    expect(svg).not.toMatch(/script|image|href|<text/)
    expect(svg.match(/<path transform/g)?.length).toBeGreaterThan(10)
  }
})

test('only so many pictures are kept', async () => {
  const tiny = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${fill}"/></svg>`
  await Promise.all(
    Array.from({ length: 80 }, (_, at) => renderPng(tiny(`#0000${String(at).padStart(2, '0')}`))),
  )
  expect(countKept()).toBeLessThanOrEqual(64)
  expect(await renderPng(tiny('#000079'))).toBe(await renderPng(tiny('#000079')))
})
