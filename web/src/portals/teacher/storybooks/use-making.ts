import { useQuery } from '@tanstack/react-query'
import { studentsQuery } from '../../../learning/students/students.api.ts'
import { useTakeCredit } from './use-take-credit.ts'

/** What every making of a storybook needs of other parts: the names that may not stand in it, and who pays. */
export function useMaking() {
  const students = useQuery(studentsQuery).data?.map(({ full_name: name }) => name)
  return { students, takeCredit: useTakeCredit() }
}
