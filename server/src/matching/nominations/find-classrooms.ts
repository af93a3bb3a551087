import type { FoundClassroom, FoundSchool } from '@tower/contract/matching/named-classrooms.contract.ts'
import { mostFound } from '@tower/contract/matching/named-classrooms.ts'
import type { Reads } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { findSchools } from '../classrooms/schools/find-schools.ts'
import { schoolWords, searchFor, searchListed, teacherWords } from '../classrooms/schools/search-words.ts'
import { selectFindableClassrooms } from './find-classrooms.queries.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'

export type ClassroomSearch = {
  teacher?: string | undefined
  school?: string | undefined
  city?: string | undefined
  state?: string | undefined
}

export type FoundPlaces = { classrooms: FoundClassroom[]; schools: FoundSchool[]; hasMore: boolean }

/**
 * What somebody who knows a teacher, a school or a town may mean. Where nobody of that name teaches at the school, its other
 * classrooms are answered: names are spelled in many ways.
 */
export function findClassrooms(
  { config, database }: Pick<Services, 'config'> & { database: Reads },
  asked: ClassroomSearch,
): Promise<FoundPlaces> {
  requireNominationsOpen({ config })
  const teacher = teacherWords(asked.teacher ?? '')
  const place = [...schoolWords(asked.school ?? ''), ...schoolWords(asked.city ?? '')]
  const { state } = asked
  return database.read(async (tx) => {
    const find = async (words: string[]) => {
      const search = searchFor(words)
      const limit = mostFound + 1
      return search === undefined ? [] : selectFindableClassrooms(tx, { search, state, limit })
    }
    const named = teacher.length > 0 ? await find([...teacher, ...place]) : []
    // A whole state is no answer to anybody: without a word there is no search.
    const classrooms = named.length > 0 ? named : await find(place)
    const listed = searchListed(place, state)
    const schools =
      listed === undefined ? [] : await findSchools(tx, { search: listed, limit: mostFound + 1 })
    return {
      classrooms: classrooms.slice(0, mostFound),
      schools: schools.slice(0, mostFound),
      hasMore: classrooms.length > mostFound || schools.length > mostFound,
    }
  })
}
