import { expect, test } from 'vitest'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { buildDraw } from '../../test/matching/draws/build-draw.ts'
import { buildPages, type PagesWorld } from '../../test/site/build-pages.ts'
import { find, findAll, type PageElement, sourceOf, wordsOf } from '../../test/site/read-html.ts'
import { createShareLink } from '../matching/classrooms/create-share-link.ts'
import { checkRows } from '../test/check-rows.ts'

/** A site with a draw and a confirmed classroom, so that its map has every kind of address. */
async function buildSearched(): Promise<PagesWorld> {
  const world = await buildPages()
  const { database, random, clock } = world.services
  await buildDraw(world.services)
  const { id } = await buildClassroom(database, { teacherEmail: 'rivera@dayton.edu' })
  await database.transaction((tx) => createShareLink(tx, { classroomId: id, random, at: clock.now() }))
  return world
}

async function listSitemap(world: PagesWorld): Promise<string[]> {
  const { body } = await world.app.inject('/sitemap.xml')
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

function readHead(root: PageElement) {
  const contentOf = (attributes: Record<string, string>) =>
    findAll(root, { tag: 'meta', attributes })[0]?.attributes.content ?? ''
  const linksOf = (rel: string) => findAll(root, { tag: 'link', attributes: { rel } })
  return {
    canonical: linksOf('canonical').map(({ attributes }) => attributes.href),
    languages: linksOf('alternate').map(({ attributes }) => attributes.hreflang),
    isHidden: findAll(root, { tag: 'meta', attributes: { name: 'robots' } }).length > 0,
    title: wordsOf(find(root, { tag: 'title' })),
    description: contentOf({ name: 'description' }),
    shared: [contentOf({ property: 'og:title' }), contentOf({ property: 'og:description' })],
    picture: contentOf({ property: 'og:image' }),
  }
}

test('every page of the sitemap is there, has one address, words of its own and a picture', async (context) => {
  const world = await buildSearched()
  const addresses = await listSitemap(world)
  expect(addresses.some((address) => address.includes('/t/PT-'))).toBe(true)
  expect(addresses.some((address) => /\/draws\/[\da-f-]{36}$/.test(address))).toBe(true)
  const words = new Set<string>()
  await checkRows(context, addresses, async (address) => {
    const page = await world.visitor().open(address)
    const { canonical, languages, isHidden, ...head } = readHead(page.root)
    expect({ status: page.status, canonical, languages, isHidden }, address).toEqual({
      ...{ status: 200, canonical: [address], isHidden: false },
      languages: ['en', 'es', 'x-default'],
    })
    for (const text of [head.description, ...head.shared]) expect(text.length, address).toBeGreaterThan(5)
    words.add(`${head.title}: ${head.description}`)
    const picture = await world.app.inject(new URL(head.picture).pathname)
    expect([picture.statusCode, picture.headers['content-type']], head.picture).toEqual([200, 'image/png'])
  })
  expect(words.size).toBe(addresses.length)
})

test('a page in a language named by its address is that language’s page', async () => {
  const world = await buildPages()
  const { root } = await world.visitor().open('/programs?lang=es&utm_source=x')
  expect(readHead(root).canonical).toEqual(['http://tower.test/programs?lang=es'])
  expect(find(root, { tag: 'html' }).attributes.lang).toBe('es')
  const locale = { tag: 'meta', attributes: { property: 'og:locale' } }
  expect(find(root, locale).attributes.content).toBe('es_US')
})

test('machines learn who the charity is and how to give, and no number that the operator did not say', async () => {
  const world = await buildPages()
  const factsOn = async (path: string) => {
    const { root } = await world.visitor().open(path)
    return findAll(root, { tag: 'script', attributes: { type: 'application/ld+json' } }).map(
      (script) => JSON.parse(sourceOf(script)) as Record<string, unknown>,
    )
  }
  const [charity] = await factsOn('/')
  expect(charity).toMatchObject({ '@type': 'NGO', name: world.services.config.SITE_NAME })
  expect(charity).not.toHaveProperty('taxID')
  const [give] = await factsOn('/sponsor-classroom/donate')
  expect(give).toMatchObject({ '@type': 'DonateAction', recipient: { '@type': 'NGO' } })
  expect(await factsOn('/draws')).toEqual([])
})

test('unknown addresses, doors and the sign-in stay out of search engines', async () => {
  const world = await buildPages()
  for (const path of ['/no-such-page', '/no-such-program/donate', '/login', '/sponsor/dashboard', '/admin']) {
    const { canonical, isHidden } = readHead((await world.visitor().open(path)).root)
    expect({ canonical, isHidden }, path).toEqual({ canonical: [], isHidden: true })
  }
})

test('the home screen finds its name and every icon', async () => {
  const world = await buildPages()
  const manifest = await world.get<{ icons: { src: string }[] }>('/site.webmanifest')
  for (const path of [...manifest.icons.map(({ src }) => src), '/apple-touch-icon.png', '/favicon.ico']) {
    const answer = await world.app.inject(path)
    expect([answer.statusCode, String(answer.headers['content-type']).split('/')[0]], path).toEqual([
      200,
      'image',
    ])
  }
})
