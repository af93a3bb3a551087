import { aboutEndpoints } from '@tower/contract/oversight/about.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** All that concerns one person or one classroom, as staff see it. */
export const aboutQueries = {
  person: (userId: string) =>
    readQuery(aboutEndpoints.person, { params: { userId } }, [
      'order.changed',
      'photo.changed',
      'reimbursement.changed',
      'ticket.changed',
    ]),
  classroom: (classroomId: string) =>
    readQuery(aboutEndpoints.classroom, { params: { classroomId } }, ['photo.changed']),
}
