import { expect, test } from 'vitest'
import { readSheet, withoutFaults } from './read-sheet.ts'

test('a sheet is read by the names of its columns, in any order and case, with the chosen role where a row has none', () => {
  const text =
    '\uFEFFName, Active ,EMAIL,role\r\n"Ortiz, Rosa",,Rosa@School.edu,\r\nTom,no,tom@school.edu,Sponsor\r\n'
  expect(readSheet(text, 'teacher')).toEqual({
    faults: [],
    rows: [
      { row: 2, email: 'rosa@school.edu', role: 'teacher', name: 'Ortiz, Rosa', active: true },
      { row: 3, email: 'tom@school.edu', role: 'sponsor', name: 'Tom', active: false },
    ],
  })
})

test.each([
  ['', true],
  ['true', true],
  ['1', true],
  ['YES', true],
  ['y', true],
  ['false', false],
  ['0', false],
  ['on', false],
])('active written as "%s" is %s', (written, active) => {
  expect(readSheet(`email,active\na@b.edu,${written}`, 'teacher')).toMatchObject({ rows: [{ active }] })
})

test.each([
  ['', 'noRowsFound'],
  ['email\n', 'noRowsFound'],
  ['rosa@school.edu\ntom@school.edu', 'missingHeader'],
  ['name,role\nRosa,teacher', 'missingColumn'],
  ['email\n"rosa@school.edu', 'unreadable'],
] as const)('the sheet %j is refused as %s', (text, fault) => {
  expect(readSheet(text, 'teacher')).toBe(fault)
})

test('a sheet of more rows than are taken at a time is refused', () => {
  expect(readSheet(`email\n${'a@b.edu\n'.repeat(5_001)}`, 'teacher')).toBe('tooMany')
})

test('each wrong row is named by its number, once', () => {
  const text = `email,role,name\nrosa at school,teacher\ntom@school.edu,superadmin\nnobody,nothing\nok@school.edu,admin
a..b@school.edu,teacher\nlong@school.edu,teacher,${'n'.repeat(201)}`
  expect(readSheet(text, 'teacher')).toMatchObject({
    faults: [
      { row: 2, fault: 'invalidEmail', value: 'rosa at school' },
      { row: 3, fault: 'invalidRole', value: 'superadmin' },
      { row: 4, fault: 'invalidEmail' },
      // What the server would refuse as well.
      { row: 6, fault: 'invalidEmail' },
      { row: 7, fault: 'nameTooLong' },
    ],
  })
})

test('the right rows of a sheet can be taken without the wrong ones', () => {
  const sheet = readSheet('email,role\na@b.edu,\nnobody,\nc@d.edu,boss\ne@f.edu,admin', 'teacher')
  if (typeof sheet === 'string') throw new Error(sheet)
  expect(withoutFaults(sheet)).toMatchObject({
    rows: [
      { row: 2, email: 'a@b.edu', role: 'teacher' },
      { row: 5, email: 'e@f.edu', role: 'admin' },
    ],
    faults: [],
  })
})

test('what Excel saves in Spanish is read, and a name whose letters were lost is named with its row', () => {
  const text =
    'sep=;\r\nemail;name\r\nrosa@school.edu;="Peña; Rosa"\r\njose@school.edu;Jos\ufffd\r\nana@school.edu;MuÃ±oz'
  expect(readSheet(text, 'teacher')).toMatchObject({
    rows: [{ row: 2, name: 'Peña; Rosa' }, { row: 3 }, { row: 4 }],
    faults: [
      { row: 3, fault: 'brokenName' },
      { row: 4, fault: 'brokenName' },
    ],
  })
})

test('empty rows are passed over, and those below keep the number they have in a spreadsheet', () => {
  const text = 'email,name\n\n,\nrosa at school,"Rosa\nOrtiz"\n\ntom@school.edu,Tom\n,\n'
  expect(readSheet(text, 'teacher')).toMatchObject({
    rows: [{ row: 4 }, { row: 6, email: 'tom@school.edu' }],
    faults: [{ row: 4, fault: 'invalidEmail' }],
  })
})
