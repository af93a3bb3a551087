// On PGlite too: its text search finds what PostgreSQL's does.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServices, type TestServices } from '../../../test/test-services.ts'
import { findListedSchool, findSchools } from './find-schools.ts'
import { plainWords } from './plain-words.ts'
import { schoolWords, searchListed } from './search-words.ts'
import { upsertSchools, type ListedSchool } from './schools.queries.ts'

const school = (ncesId: string, name: string, place: string, isOpen = true): ListedSchool => ({
  ...{ ncesId, name, isOpen, zip: '45402' },
  ...{ city: place.slice(0, -3), state: place.slice(-2) },
})

async function listed(schools: ListedSchool[]): Promise<TestServices> {
  const services = await testServices()
  await services.database.transaction((tx) => upsertSchools(tx, schools, services.clock.now()))
  return services
}

const list = [
  school('1', 'Lincoln El Sch', 'Dayton OH'),
  school('2', 'Lincoln Middle School', 'Dayton OH'),
  school('3', 'Lincoln Elementary', 'Duluth MN'),
  school('4', 'Lincolnwood High School', 'Lincolnwood IL'),
  school('5', "St. Mary's School", 'Cañon City CO'),
  school('6', "O'Brien P.S. 12", 'Bronx NY'),
  school('7', 'Lincoln Closed School', 'Dayton OH', false),
]

async function search(services: TestServices, words: string, state?: string): Promise<string[]> {
  const asked = searchListed(schoolWords(words), state)
  if (asked === undefined) return []
  const found = await services.database.read((tx) => findSchools(tx, { search: asked, limit: 9 }))
  return found.map(({ name, state }) => `${name}, ${state}`)
}

test('a school is found by the beginnings of its words, its town, its state and the usual short forms', async () => {
  const services = await listed(list)
  const expected: [string, string[]][] = [
    ['lincoln elementary', ['Lincoln El Sch, OH', 'Lincoln Elementary, MN']],
    ['Linc. Elem. Dayton', ['Lincoln El Sch, OH']],
    ['lincoln ms dayton oh', ['Lincoln Middle School, OH']],
    ['LINCOLNW', ['Lincolnwood High School, IL']],
    ['saint marys canon', ["St. Mary's School, CO"]],
    ['St Mary’s CAÑON', ["St. Mary's School, CO"]],
    ['obrien 12', ["O'Brien P.S. 12, NY"]],
    ['lincoln utah', []],
    ['closed', []],
  ]
  for (const [words, found] of expected) expect(await search(services, words), words).toEqual(found)
  expect(await search(services, 'lincoln elem', 'MN')).toEqual(['Lincoln Elementary, MN'])
  expect(await search(services, 'lincoln', 'MS')).toEqual([])
})

test('what is typed is only ever words: operators, wildcards and ten thousand letters find nothing and break nothing', async () => {
  const services = await listed(list)
  const typed = ['%', '_', "'", '" or 1=1 --', '&', '!:*', '()', '\\', '*', ':', '<->', ' ']
  for (const words of typed) expect(await search(services, words), words).toEqual([])
  expect(await search(services, 'lincoln & !dayton')).toEqual(await search(services, 'lincoln dayton'))
  expect(await search(services, 'x'.repeat(10_000))).toEqual([])
  expect(await search(services, 'lincoln '.repeat(2_000))).toHaveLength(4)
})

test('the words that are searched for are the words that are kept, in both languages of the code', async () => {
  const { database } = await testServices()
  const written = ["O'Brien’s P.S. 12", 'CAÑON—City', 'Ñandú', 'ﬁne ① Å', 'İstanbul', '  ', 'a_b%c', '３０']
  for (const text of written) {
    const { rows } = await database.read((tx) =>
      sql<{ words: string }>`select plain_words(${text}) as words`.execute(tx),
    )
    expect(rows[0]?.words, text).toBe(plainWords(text).join(' '))
  }
})

test('a school in words is the listed one only where a single one is written so', async () => {
  const services = await listed([...list, school('8', 'Lincoln Elementary School', 'Dayton OH')])
  const find = (name: string, city: string, state: string) =>
    services.database.read((tx) => findListedSchool(tx, { school: name, city, state }))
  expect(await find('lincoln elem', 'duluth', 'MN')).toMatchObject({ name: 'Lincoln Elementary' })
  expect(await find('Lincoln', 'Duluth', 'MN')).toBeUndefined()
  expect(await find('Lincoln Elementary', 'Dayton', 'OH')).toBeUndefined()
})
