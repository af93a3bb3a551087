import type { Tx } from '../../../database/database.ts'
import { selectSchool, selectSchools, type School } from './schools.queries.ts'
import { schoolWords, searchListed } from './search-words.ts'

/** Open schools that hold all the words, by name; at most so many, whichever the list has first. */
export async function findSchools(tx: Tx, found: { search: string; limit: number }): Promise<School[]> {
  const schools = await selectSchools(tx, found)
  return schools.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** An open school by its id, or nothing. */
export function findSchool(tx: Tx, id: string): Promise<School | undefined> {
  return selectSchool(tx, id)
}

export type WrittenSchool = { school: string; city: string; state: string }

/** The one school of the list that is written so; nothing where there is none, or more than one. */
export async function findListedSchool(tx: Tx, written: WrittenSchool): Promise<School | undefined> {
  const search = searchListed(schoolWords(`${written.school} ${written.city}`), written.state)
  if (search === undefined) return undefined
  const found = await selectSchools(tx, { search, limit: 20 })
  const same = found.filter(({ name, city, state }) => sameSchool({ school: name, city, state }, written))
  return same.length === 1 ? same[0] : undefined
}

/** Whether two say the same school in the same town, however they spell it. */
export function sameSchool(one: WrittenSchool, other: WrittenSchool): boolean {
  return keyOf(one) === keyOf(other)
}

const keyOf = ({ school, city, state }: WrittenSchool) =>
  JSON.stringify([schoolWords(school), schoolWords(city), state.toUpperCase()])
