import { expect, test } from 'vitest'
import { findMemberFaults, moveMember, newMember, typedOf, wishOf } from './typed-team.ts'

const member = (name: string) => ({ ...newMember(), name, role_en: 'Helper' })
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('')

test('somebody goes up, down and to a place, and never out of the list', () => {
  const list = ['A', 'B', 'C'].map(member)
  expect(namesOf(moveMember(list, 2, 0))).toBe('CAB')
  expect(namesOf(moveMember(list, 0, 1))).toBe('BAC')
  expect(namesOf(moveMember(list, 0, -1))).toBe('ABC')
  expect(namesOf(moveMember(list, 2, 3))).toBe('ABC')
})

test('what is sent is what stands there, and what came back stands there again', () => {
  const [ada] = wishOf([{ ...member(' Ada '), role_es: ' Ayuda ' }])
  expect(ada).toMatchObject({ name: 'Ada', role_en: 'Helper', role_es: 'Ayuda', picture_url: null })
  expect(typedOf({ members: ada ? [ada] : [] })).toMatchObject([{ name: 'Ada', picture_url: '' }])
})

test('nobody is sent without a name and a role in English', () => {
  expect(findMemberFaults(newMember())).toEqual({ name: true, role_en: true })
  expect(findMemberFaults(member('Ada'))).toEqual({ name: false, role_en: false })
})
