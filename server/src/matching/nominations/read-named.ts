import type { HandlerInput } from '@tower/contract/endpoint.ts'
import type { namedClassroomEndpoints } from '@tower/contract/matching/named-classrooms.contract.ts'
import { Refusal } from '../../refusal.ts'
import type { NominateNamedClassroom } from './nominate-named-classroom.ts'

type Body = HandlerInput<typeof namedClassroomEndpoints.nominate>['body']

/** What a nomination names: a classroom that was chosen, or a teacher at a school of the list or one in words. */
export function readNamed({
  classroom_id: classroomId,
  teacher_name: teacherName,
  school_id: schoolId,
  school,
  city,
  state,
}: Body): NominateNamedClassroom['named'] {
  if (classroomId !== undefined) return { classroomId }
  if (teacherName !== undefined && schoolId !== undefined) return { teacherName, place: { schoolId } }
  if (teacherName === undefined || school === undefined || city === undefined || state === undefined)
    throw new Refusal('request.invalid')
  return { teacherName, place: { school, city, state } }
}
