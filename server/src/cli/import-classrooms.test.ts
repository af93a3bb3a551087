import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testServices, type TestServices } from '../test/test-services.ts'
import { importClassroomsCommand } from './import-classrooms.ts'

/** Runs the command on a file of this content. */
async function importFile(services: TestServices, content: string | Buffer, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'classrooms.csv')
  writeFileSync(file, content)
  let said = ''
  const output = { write: (text: string) => void (said += text), isTerminal: false }
  const code = await importClassroomsCommand([file, ...options], services, output)
  return { code, said }
}

const classrooms = ({ database }: TestServices) =>
  database.read((tx) => tx.selectFrom('classrooms').selectAll().orderBy('import_key').execute())

const everything = ({ database }: TestServices) =>
  database.read(async (tx) => ({
    classrooms: await tx.selectFrom('classrooms').selectAll().orderBy('id').execute(),
    users: await tx.selectFrom('users').selectAll().orderBy('id').execute(),
    links: await tx.selectFrom('share_links').selectAll().orderBy('code').execute(),
    allowed: await tx.selectFrom('allowlist_entries').selectAll().orderBy('id').execute(),
    notices: await tx.selectFrom('admin_notifications').selectAll().orderBy('id').execute(),
    audit: await tx.selectFrom('audit_log').selectAll().orderBy('seq').execute(),
  }))

const sheet = [
  'State,School,Teacher E-mail,Teacher,Confirmed,Classroom Name,External ID,Notes',
  'ohio,"Ruskin Elementary, Dayton",Rivera@Dayton.EDU,Ms Rivera,yes,Room 12,C-1,x',
  'MI,Flint Academy,okafor@flint.edu,Mr Okafor,9/1/2026,"Maker ""Corner""\r\nsouth wing",C-2,',
  'TX,,,,no,Reading Nook,C-3,',
].join('\r\n')

test('a spreadsheet with columns in any order becomes classrooms, and the confirmed ones can be shared', async () => {
  const services = await testServices()
  const { code, said } = await importFile(services, `\ufeff${sheet}\r\n\r\n,,,,,,,\r\n`)
  expect(code).toBe(0)
  expect(said).toContain('Imported 3 rows: 3 created, 0 updated, 0 unchanged; 2 confirmed.')
  expect(said).toContain('not used: Notes')
  expect(await classrooms(services)).toMatchObject([
    {
      import_key: 'C-1',
      name: 'Room 12',
      school: 'Ruskin Elementary, Dayton',
      state: 'OH',
      teacher_email: 'rivera@dayton.edu',
    },
    { import_key: 'C-2', name: 'Maker "Corner" south wing', confirmed_at: new Date('2026-09-01T00:00:00Z') },
    { import_key: 'C-3', name: 'Reading Nook', school: null, confirmed_at: null, teacher_id: null },
  ])
  const { users, links, allowed, audit } = await everything(services)
  expect(users.map(({ email, role, email_verified_at }) => [email, role, email_verified_at])).toEqual(
    expect.arrayContaining([
      ['rivera@dayton.edu', 'teacher', null],
      ['okafor@flint.edu', 'teacher', null],
    ]),
  )
  expect([links.length, allowed.length, audit.length]).toEqual([2, 2, 1])
})

test('the same file a second time changes nothing and says so', async () => {
  const services = await testServices()
  await importFile(services, sheet)
  const before = await everything(services)
  services.clock.advance(60_000)
  const { said } = await importFile(services, sheet)
  expect(said).toContain('nothing changed: 0 created, 0 updated, 3 unchanged')
  expect(await everything(services)).toEqual(before)
})

test('a list without ids recognizes its classrooms by name and place', async () => {
  const services = await testServices()
  const list = 'Name,School,City,State\nRoom 12,Ruskin,Dayton,OH\nRoom 12,Flint Academy,Flint,MI\n'
  await importFile(services, list)
  const { said } = await importFile(services, list.replace('OH', 'Ohio').replace('Room 12', 'ROOM 12'))
  expect(said).toContain('0 created, 1 updated, 1 unchanged')
  expect(await classrooms(services)).toHaveLength(2)
})

test('a later file fills in and corrects; an empty cell takes nothing away', async () => {
  const services = await testServices()
  await importFile(
    services,
    'id,name,school,grade,teacher,teacher email\n1,Room 12,Ruskin,3,Ms Rivera,r@x.edu\n',
  )
  const { said } = await importFile(
    services,
    'id,name,school,grade,confirmed,teacher,email\n1,Room 14,,4,yes,Ms Rivera,r@x.edu\n',
  )
  expect(said).toContain('0 created, 1 updated, 0 unchanged; 1 confirmed')
  expect(await classrooms(services)).toMatchObject([{ name: 'Room 14', school: 'Ruskin', grade_level: '4' }])
})

test('a confirmed classroom keeps its teacher, whatever a later file says', async () => {
  const services = await testServices()
  await importFile(services, 'id,name,confirmed,teacher,email\n1,Room 12,yes,Ms Rivera,r@x.edu\n')
  const { said } = await importFile(services, 'id,name,confirmed,teacher,email\n1,Room 12,no,Eve,eve@x.edu\n')
  expect(said).toContain('line 2: the classroom is confirmed and keeps its teacher')
  const [classroom] = await classrooms(services)
  expect(classroom).toMatchObject({ teacher_email: 'r@x.edu', teacher_display_name: 'Ms Rivera' })
  expect(classroom?.confirmed_at).not.toBeNull()
})

test('one bad row keeps all of them out, and every bad row is named with its line', async () => {
  const services = await testServices()
  const { code, said } = await importFile(
    services,
    [
      'id,name,confirmed,teacher,email',
      '1,Room 1,no,,',
      '2,,no,,',
      '3,"Classroom\n3",no,,not an address',
      '4,Room 4,yes,,',
      '5,Room 5,maybe,,',
      `6,${'x'.repeat(201)},no,,`,
      '7,Classroom\u00007,no,,',
      '8,Room 8,no,,,surplus',
    ].join('\n'),
  )
  expect(code).toBe(1)
  expect(said).toContain("7 of 8 rows can't be taken, so nothing was imported")
  for (const line of [3, 4, 6, 7, 8, 9, 10]) expect(said).toContain(`  line ${line}: `)
  expect(await everything(services)).toMatchObject({ classrooms: [], users: [], audit: [] })
})

test('of very many bad rows twenty are shown and the rest are counted', async () => {
  const services = await testServices()
  const { said } = await importFile(services, `id,name\n${'1,\n'.repeat(1020)}`)
  expect(said.match(/ {2}line /g)).toHaveLength(20)
  expect(said).toContain('…and 1,000 more')
})

test('a row that comes twice counts once: the last one wins, and it is said', async () => {
  const services = await testServices()
  const { said } = await importFile(services, 'id,name\n1,Room 1\n2,Room 2\n1,Room One\n')
  expect(said).toContain('2 created')
  expect(said).toContain('line 4 replaces line 2')
  expect((await classrooms(services)).map(({ name }) => name)).toEqual(['Room One', 'Room 2'])
})

test('a dry run says what would happen and keeps nothing', async () => {
  const services = await testServices()
  const { code, said } = await importFile(services, sheet, '--dry-run')
  expect([code, said]).toEqual([0, expect.stringContaining('Dry run, nothing was kept: 3 created') as string])
  expect(await everything(services)).toMatchObject({
    classrooms: [],
    users: [],
    links: [],
    audit: [],
    notices: [],
  })
})

test('a teacher whose address is taken by another role does not lose it', async () => {
  const services = await testServices()
  await services.database.transaction((tx) =>
    tx.insertInto('users').values({ email: 'r@x.edu', role: 'admin' }).execute(),
  )
  const { said } = await importFile(
    services,
    'id,name,confirmed,teacher,email\n1,Room 12,yes,Ms Rivera,r@x.edu\n',
  )
  expect(said).toContain("line 2: confirmed, but the teacher can't act yet")
  expect(await everything(services)).toMatchObject({
    users: [{ role: 'admin' }],
    classrooms: [{ teacher_id: null }],
    allowed: [],
  })
})

test('a sponsor who is a confirmed classroom’s teacher becomes one, and the history says from what', async () => {
  const services = await testServices()
  await services.database.transaction((tx) =>
    tx.insertInto('users').values({ email: 'r@x.edu', role: 'sponsor' }).execute(),
  )
  const row = 'id,name,confirmed,teacher,email\n1,Room 12,yes,Ms Rivera,r@x.edu\n'
  expect((await importFile(services, row)).said).not.toContain("can't act yet")
  const { users, classrooms } = await everything(services)
  expect(users).toMatchObject([{ role: 'teacher' }])
  expect(classrooms).toMatchObject([{ teacher_id: users[0]?.id }])
  const history = await services.database.read((tx) => tx.selectFrom('role_history').selectAll().execute())
  expect(history).toMatchObject([{ old_role: 'sponsor', new_role: 'teacher', actor_id: null }])
})

describe('whatever program wrote the file', () => {
  const names = async (content: Buffer | string) => {
    const services = await testServices()
    const { code, said } = await importFile(services, content)
    expect(code, said).toBe(0)
    return (await classrooms(services)).map(({ name, city }) => [name, city])
  }

  test('semicolons, tabs, what a file names itself, guarded cells, old line ends, UTF-16 both ways and Windows letters are read', async () => {
    const wanted = [['Señora Peña', 'Cañon City']]
    expect(await names('name;city\nSeñora Peña;Cañon City\n')).toEqual(wanted)
    expect(await names('name\tcity\rSeñora Peña\tCañon City\r')).toEqual(wanted)
    expect(await names(Buffer.from('\ufeffname\tcity\r\nSeñora Peña\tCañon City\r\n', 'utf16le'))).toEqual(
      wanted,
    )
    expect(await names(Buffer.from('name,city\r\nSeñora Peña,Cañon City', 'latin1'))).toEqual(wanted)
    const wide = Buffer.from('sep=;\r\nname;city\r\n="Señora Peña";"=""Cañon City"""\r\n', 'utf16le')
    expect(await names(wide.swap16())).toEqual(wanted)
  })

  test('a formula is a text like any other', async () => {
    expect(await names('name,city\n"=HYPERLINK(""http://evil"")",+1\n')).toEqual([
      ['=HYPERLINK("http://evil")', '+1'],
    ])
  })

  test('a header that names a prototype is a column nobody knows', async () => {
    const services = await testServices()
    const { said } = await importFile(services, '__proto__,constructor,name,toString\n{},1,Room 12,x\n')
    expect(said).toContain('not used: __proto__, constructor, toString')
    expect(await classrooms(services)).toMatchObject([{ name: 'Room 12' }])
    expect(({} as Record<string, unknown>).name).toBeUndefined()
  })

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['blank lines only', '\n\n , \n', 'The file has no header line.'],
    ['no name column', 'id,school\n1,Ruskin\n', 'No column is named “public name” or'],
    ['a column twice', 'id,name,Name\n1,a,b\n', 'Two columns are named “name”.'],
    [
      'an open quotation mark',
      'id,name\n1,"Room 1\n2,Room 2\n',
      'A quotation mark is opened and never closed.',
    ],
    ['a stray quotation mark', 'id,name\n1,Classroom "1"\n', "isn't valid CSV near line 2"],
    ['an endless row', `id,name\n1,"${'x'.repeat(200_000)}`, 'is longer than 100000 characters'],
    ['letters that were lost', 'sep=,\nname\nRoom 12\nJos\ufffd Mu\ufffdoz\n', 'line 4: '],
    ['an empty letter', 'name\nRoom 12\nNook\u0000 13\n', 'line 3: '],
    ['a workbook', 'PK\u0003\u0004rest', 'This is an Excel workbook.'],
    ['too many rows', `name\n${'x\n'.repeat(200_001)}`, 'more than 200,000 rows'],
  ])('a file of %s is refused in words', async (_, content, sentence) => {
    const services = await testServices()
    const { code, said } = await importFile(services, content)
    expect(code).toBe(1)
    expect(said).toContain(sentence)
    expect(said).toMatch(/nothing was imported/i)
    expect(await classrooms(services)).toEqual([])
  })

  test('what stands in a file can not steer the terminal', async () => {
    const services = await testServices()
    const { said } = await importFile(services, 'name,confirmed,\u001b[2Jx\nRoom 12,\u001b]0;evil\u0007,1\n')
    expect(said).not.toMatch(/[\u001b\u0007]/)
  })
})

test('a terminal sees a bar fill and vanish; a log file sees lines only', async () => {
  const services = await testServices()
  const { said: logged } = await importFile(services, sheet)
  expect(logged).not.toMatch(/[\r█░]/)
  const folder = mkdtempSync(join(tmpdir(), 'tower-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.csv'), sheet)
  let shown = ''
  const terminal = { write: (text: string) => void (shown += text), isTerminal: true }
  await importClassroomsCommand([join(folder, 'a.csv')], services, terminal)
  expect(shown).toContain('writing  ████████████████████████████ 100 %')
  expect(shown.slice(shown.lastIndexOf('\r'))).not.toContain('█')
})

test('a mistyped command shows how it is written', async () => {
  const services = await testServices()
  const output = { write: () => undefined, isTerminal: false }
  for (const args of [[], ['a.csv', 'b.csv'], ['a.csv', '--force']]) {
    expect(await importClassroomsCommand(args, services, output)).toBe(2)
  }
  expect(await importClassroomsCommand(['/nowhere.csv'], services, output)).toBe(1)
})
