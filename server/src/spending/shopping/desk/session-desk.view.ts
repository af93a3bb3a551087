import type { DeskSession } from '@tower/contract/spending/session-desk.contract.ts'
import { viewSessionDetail } from '../shopping.view.ts'
import type { DeskSessionDetail } from './read-desk-session.ts'

/** A session as staff see it: as its teacher does, with whose it is. */
export function viewDeskSession({ session, orders }: DeskSessionDetail): DeskSession {
  const { teacher_id: id, teacher_name: name, teacher_email: email } = session
  return { ...viewSessionDetail({ session, orders }), teacher: { id, full_name: name, email } }
}
