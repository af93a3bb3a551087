import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testServices, type TestServices } from '../test/test-services.ts'
import { importSchoolsCommand } from './import-schools.ts'

/** Runs the command on a file of this content. */
async function importFile(services: TestServices, content: string, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-schools-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'schools.csv')
  writeFileSync(file, content)
  let said = ''
  const output = { write: (text: string) => void (said += text), isTerminal: false }
  const code = await importSchoolsCommand([file, ...options], services, output)
  return { code, said }
}

const schools = ({ database }: TestServices) =>
  database.read((tx) =>
    tx
      .selectFrom('schools')
      .select(['nces_id', 'name', 'city', 'state', 'zip', 'is_open', 'updated_at'])
      .orderBy('nces_id')
      .execute(),
  )

/** Columns of the Center's directory of public schools, in its order. */
const header =
  'SCHOOL_YEAR,FIPST,STATENAME,ST,SCH_NAME,LEA_NAME,STATE_AGENCY_NO,UNION,ST_LEAID,LEAID,ST_SCHID,NCESSCH,SCHID,MSTREET1,MCITY,MSTATE,MZIP,MZIP4,LSTREET1,LCITY,LSTATE,LZIP,LZIP4,PHONE,WEBSITE,SY_STATUS,SY_STATUS_TEXT'
const line = (number: string, name: string, town: string, state: string, zip: string, status = '1,Open') =>
  `2023-2024,39,OHIO,${state},${name},Dayton City,,,OH-1,3904384,OH-1-2,${number},3904,1 Main St,Mailtown,OH,45999,,1 Main St,${town},${state},${zip},,(937)555-0100,,${status}`

const directory = [
  header,
  line('390438400001', '"Ruskin Elementary, North"', 'Dayton', 'OH', '45402'),
  line('390438400002', 'LINCOLN EL SCH NO. II', 'DAYTON', 'OH', '45403'),
  line('10000500870', 'Albertville Middle School', 'Albertville', 'AL', '35950'),
  line('090438400004', 'Closed School', 'Hartford', 'CT', '6101', '2,Closed'),
].join('\r\n')

test('the directory of public schools becomes schools where they stand, and shouted names are calmed', async () => {
  const services = await testServices()
  const { code, said } = await importFile(services, directory)
  expect(said).toContain('Imported 4 rows: 4 created, 0 updated, 0 unchanged.')
  expect(code).toBe(0)
  expect(await schools(services)).toMatchObject([
    { nces_id: '010000500870', name: 'Albertville Middle School', state: 'AL' },
    { nces_id: '090438400004', is_open: false, zip: '06101' },
    { nces_id: '390438400001', name: 'Ruskin Elementary, North', city: 'Dayton', zip: '45402' },
    { nces_id: '390438400002', name: 'Lincoln El Sch No. II', city: 'Dayton', is_open: true },
  ])
  const audit = await services.database.read((tx) => tx.selectFrom('audit_log').selectAll().execute())
  expect(audit).toMatchObject([{ action: 'schools.imported', details: { created: 4 } }])
})

test('the same list again changes nothing; the next one brings names up to date and keeps what it does not hold', async () => {
  const services = await testServices()
  await importFile(services, directory)
  const before = await schools(services)
  services.clock.advance(60_000)
  expect((await importFile(services, directory)).said).toContain(
    'nothing changed: 0 created, 0 updated, 4 unchanged',
  )
  expect(await schools(services)).toEqual(before)
  const next = [
    header,
    line('390438400001', 'Ruskin Elementary', 'Dayton', 'OH', '45402', '2,Closed'),
    line('390438400009', 'New School', 'Dayton', 'OH', '45402', '3,New'),
  ].join('\n')
  expect((await importFile(services, next)).said).toContain(
    'Imported 2 rows: 1 created, 1 updated, 0 unchanged.',
  )
  expect(await schools(services)).toHaveLength(5)
})

test('the lists of private schools and of locations are understood by their own columns', async () => {
  const services = await testServices()
  await importFile(
    services,
    'PPIN,PINST,PADDRS,PCITY,PSTABB,PZIP\nA0100123,ST MARY SCHOOL,1 Main,CANTON,OH,44702\n',
  )
  await importFile(
    services,
    'NCESSCH,NAME,STREET,CITY,STATE,ZIP\n390438400001,Ruskin,1 Main,Dayton,Ohio,45402\n',
  )
  expect((await schools(services)).map(({ nces_id, name, state }) => [nces_id, name, state])).toEqual([
    ['390438400001', 'Ruskin', 'OH'],
    ['A0100123', 'St Mary School', 'OH'],
  ])
})

test('one bad row keeps all of them out, and every bad row is named with its line', async () => {
  const services = await testServices()
  const { code, said } = await importFile(
    services,
    [
      header,
      line('390438400001', 'Good School', 'Dayton', 'OH', '45402'),
      line('1.00005E+11', 'Rounded', 'Dayton', 'OH', '45402'),
      line('390438400003', '', 'Dayton', 'OH', '45402'),
      line('390438400004', 'Nowhere', '', 'OH', '45402'),
      line('390438400005', 'Abroad', 'Toronto', 'Ontario', '45402'),
      `${line('390438400006', 'Wide', 'Dayton', 'OH', '45402')},surplus`,
    ].join('\n'),
  )
  expect(code).toBe(1)
  expect(said).toContain("5 of 6 rows can't be taken, so nothing was imported")
  for (const row of [3, 4, 5, 6, 7]) expect(said).toContain(`  line ${row}: `)
  expect(said).toContain('a spreadsheet has rounded it')
  expect(await schools(services)).toEqual([])
})

test('a dry run says what would happen and keeps nothing; a number that comes twice counts once', async () => {
  const services = await testServices()
  const twice = `${directory}\n${line('390438400001', 'Ruskin Again', 'Dayton', 'OH', '45402')}`
  const { said } = await importFile(services, twice, '--dry-run')
  expect(said).toContain('Dry run, nothing was kept: 4 created')
  expect(said).toContain('line 6 replaces line 2: both are the same school')
  expect(await schools(services)).toEqual([])
})
