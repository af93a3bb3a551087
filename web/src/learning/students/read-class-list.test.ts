import { mostStudents } from '@tower/contract/learning/students.ts'
import { expect, test } from 'vitest'
import { readClassList } from './read-class-list.ts'

/** Who is read, in short. */
function read(text: string): unknown {
  const list = readClassList(text)
  if (typeof list === 'string') return list
  return list.students.map(({ full_name: name, grade, family_language: language }) =>
    [name, grade, language].filter((part) => part),
  )
}

test('a name a line is a list, with what was typed behind it', () => {
  expect(
    read('Mateo Ruiz\n\n  Ana   Lee, 3, Spanish \nRobert "Bob" Hill; K\nIris Park\t3rd grade\tinglés'),
  ).toEqual([
    ['Mateo Ruiz'],
    ['Ana Lee', '3', 'es'],
    ['Robert "Bob" Hill', 'K'],
    ['Iris Park', '3rd grade', 'en'],
  ])
})

test('last names first, numbers of lines, numbers of the school and signs nobody sees make no other name', () => {
  expect(read('Ruiz, Mateo, 3\n2) Ana Lee\n104233, Iris Park, 4\n\u200bJosé\u00a0Núñez')).toEqual([
    ...[['Mateo Ruiz', '3'], ['Ana Lee']],
    ...[['Iris Park', '4'], ['José Núñez']],
  ])
})

test('columns are read by their names, in any order, in both languages', () => {
  expect(read('\uFEFFGrade,Student,Home Language\n3,"Ruiz, Mateo",Spanish\n,Ana Lee,\n')).toEqual([
    ['Mateo Ruiz', '3', 'es'],
    ['Ana Lee'],
  ])
  for (const heads of ['lastname,firstname', 'Last_Name,First_Name', 'Last,First', 'Surname,Given name'])
    expect(read(`${heads}\nRuiz,Mateo`), heads).toEqual([['Mateo Ruiz']])
  expect(read('Apellidos;Nombre;Idioma de la familia\nNúñez;José;Español')).toEqual([['José Núñez', 'es']])
})

test('a language that no note is written in is said and left out', () => {
  expect(readClassList('name,language\nAna Lee,Vietnamese')).toMatchObject({
    students: [{ full_name: 'Ana Lee', family_language: null }],
    ...{ faults: [], otherLanguages: [{ row: 2, language: 'Vietnamese' }] },
  })
})

test('what stands behind a name and a grade is a language, and no part of the name', () => {
  expect(readClassList('Ada Quill, 4, Vietnamese')).toMatchObject({
    students: [{ full_name: 'Ada Quill', grade: '4', family_language: null }],
    otherLanguages: [{ row: 1, language: 'Vietnamese' }],
  })
  expect(read('3, Ruiz, Mateo\nRuiz, Mateo, 3, Spanish')).toEqual([
    ['Mateo Ruiz', '3'],
    ['Mateo Ruiz', '3', 'es'],
  ])
})

test('rows without a name, and names and grades too long, are named by their number', () => {
  const text = `name,grade\n,3\n${'n'.repeat(121)},3\nAna Lee,${'g'.repeat(21)}\n???,3\nIris Park,3`
  expect(readClassList(text)).toMatchObject({
    faults: [
      ...[
        { row: 2, fault: 'noName' },
        { row: 3, fault: 'nameTooLong' },
      ],
      ...[
        { row: 4, fault: 'gradeTooLong' },
        { row: 5, fault: 'noName' },
      ],
    ],
  })
})

test('two columns without heads are asked about, and read in the order that was chosen; what a comma turns is clear', () => {
  const sheet = 'Ana\tLee\t3\nMateo\tRuiz\nHill, Bob'
  expect(readClassList(sheet)).toMatchObject({ unclear: { left: 'Ana', right: 'Lee' } })
  const names = (order: 'firstLast' | 'lastFirst') => {
    const list = readClassList(sheet, order)
    return typeof list === 'string' ? list : list.students.map(({ full_name: name }) => name)
  }
  expect(names('firstLast')).toEqual(['Ana Lee', 'Mateo Ruiz', 'Bob Hill'])
  expect(names('lastFirst')).toEqual(['Lee Ana', 'Ruiz Mateo', 'Bob Hill'])
  for (const clear of ['Ruiz, Mateo, 3', 'Ana Lee\t3\tSpanish', 'first,last\nAna,Lee', '3, Ruiz, Mateo'])
    expect(readClassList(clear)).toMatchObject({ unclear: undefined })
  expect(readClassList('Ana,Lee')).toMatchObject({ unclear: { left: 'Ana', right: 'Lee' } })
})

test('a name that the server would refuse is named by its line: signs of a workbook, fillers nobody sees, and letters that were lost', () => {
  expect(
    readClassList('a\u0000b\n\u3164\nPK\u0003\u0004\u0014\u0000\nJos\ufffd Paz\nJosÃ© Paz\nAna Lee'),
  ).toMatchObject({
    faults: [1, 2, 3, 4, 5].map((row) => ({ row, fault: 'noPlainName' })),
  })
})

test.each([
  ['', 'empty'],
  [' \n,,\n', 'empty'],
  ['name,grade\n', 'empty'],
  ['"Ana Lee', 'unreadable'],
  ['Ana\n'.repeat(mostStudents + 1), 'tooMany'],
])('of %j nobody is read: %s', (text, fault) => {
  expect(readClassList(text)).toBe(fault)
})
