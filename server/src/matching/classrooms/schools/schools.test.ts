// On PGlite too: its text search finds what PostgreSQL's does.
import { foldLetters, plainWords } from '@tower/contract/fold-letters.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServices, type TestServices } from '../../../test/test-services.ts'
import { findListedSchool, findSchools } from './find-schools.ts'
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
  school('9', 'Keʻelikōlani Middle', 'Wahiawā HI'),
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
    ['keelikolani wahiawa', ['Keʻelikōlani Middle, HI']],
    ['ke‘elikolani', ['Keʻelikōlani Middle, HI']],
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

/** As it is written, how its letters are folded, and its key: both say the same in the browser, on the server and in SQL. */
const spelled: readonly [written: string, folded: string, key: string][] = [
  ["O'Brien’s P.S. 12", 'obriens p.s. 12', "o'brien's p.s. 12"],
  ['CAÑON—City', 'canon—city', 'cañon—city'],
  ['Pen\u0303a', 'pena', 'peña'],
  ['ﬁne ① Å', 'fine 1 a', 'ﬁne ① å'],
  ['İstanbul', 'istanbul', 'istanbul'],
  ['a_b%c', 'a_b%c', 'a_b%c'],
  ['３０', '30', '３０'],
  ['Ka\u02bbiulani ʻAkaka', 'kaiulani akaka', "ka'iulani 'akaka"],
  ['Ka‘iulani `Akaka', 'kaiulani akaka', "ka'iulani 'akaka"],
  ['Łukasz Straße', 'lukasz strasse', 'łukasz straße'],
  ['Søren Þór Ægir Œuvre', 'soren thor aegir oeuvre', 'søren þór ægir œuvre'],
  ['ĐẶNG Thị', 'dang thi', 'đặng thị'],
  ['Артём Йовович', 'артем иовович', 'артём йовович'],
  ['Γιώργος', 'γιωργοσ', 'γιώργος'],
  ['محمّد عليّ', 'محمد علي', 'محمّد عليّ'],
  ['دَاوُد', 'داود', 'دَاوُد'],
  ['שָׁלוֹם', 'שלום', 'שָׁלוֹם'],
  ['김민준', '김민준', '김민준'],
  ['がっこう', 'がっこう', 'がっこう'],
  ['𠮷田\u200b  Kai\u2068', '𠮷田  kai', '𠮷田 kai'],
  ['አበበ ፡ ቢቂላ', 'አበበ ፡ ቢቂላ', 'አበበ ፡ ቢቂላ'],
  ['\u00adAna\u00a0Lee ', 'ana lee ', 'ana lee'],
]

test('letters are folded, cut into words and made a key alike in both languages of the code', async () => {
  const { database } = await testServices()
  const texts = spelled.map(([written]) => written)
  const { rows } = await database.read((tx) =>
    sql<{ folded: string; words: string; key: string }>`
      select fold_letters(text) as folded, plain_words(text) as words, name_key(text) as key
      from unnest(${texts}::text[]) with ordinality as written (text, place) order by place`.execute(tx),
  )
  expect(spelled.map(([written]) => [written, foldLetters(written), nameKey(written)])).toEqual(spelled)
  expect(rows).toEqual(
    spelled.map(([written, folded, key]) => ({ folded, words: plainWords(written).join(' '), key })),
  )
  expect(plainWords('Ms. Ka‘iulani—李小龍, 30🎉')).toEqual(['ms', 'kaiulani', '李小龍', '30'])
})

test('a school in words is the listed one only where a single one is written so', async () => {
  const services = await listed([...list, school('8', 'Lincoln Elementary School', 'Dayton OH')])
  const find = (name: string, city: string, state: string) =>
    services.database.read((tx) => findListedSchool(tx, { school: name, city, state }))
  expect(await find('lincoln elem', 'duluth', 'MN')).toMatchObject({ name: 'Lincoln Elementary' })
  expect(await find('Lincoln', 'Duluth', 'MN')).toBeUndefined()
  expect(await find('Lincoln Elementary', 'Dayton', 'OH')).toBeUndefined()
})
