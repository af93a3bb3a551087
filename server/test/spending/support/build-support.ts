import type { SavedReply } from '@tower/contract/spending/support-desk.contract.ts'
import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import type { TestServiceOptions } from '../../../src/test/test-services.ts'
import { buildDirectory, type SignedIn } from '../../people/directory/build-directory.ts'

export type { SignedIn }
export type TicketsPage = { items: Ticket[]; total: number; has_more: boolean }
export type Written = { message: TicketMessage; ticket: Ticket }

const functions = '/.netlify/functions'

/** For tests: a server with a teacher and two of the staff, who write to each other. */
export async function buildSupport(options: TestServiceOptions = {}) {
  const world = await buildDirectory(options)
  const { call, person, services } = world
  const teacher = await person('rosa@school.test', 'teacher', 'Rosa Ortiz')
  const other = await person('olga@school.test', 'teacher', 'Olga Poe')
  const admin = await person('ana@tower.test', 'admin', 'Ana Admin')
  const second = await person('ben@tower.test', 'superadmin', 'Ben Admin')

  const create = (as: SignedIn, body: object = {}) =>
    call(as.token, 'POST', `${functions}/tickets-create`, { subject: 'A receipt', message: 'How?', ...body })
  const write = (as: SignedIn, body: object) => call(as.token, 'POST', `${functions}/tickets-message`, body)
  const change = (as: SignedIn, body: object) => call(as.token, 'POST', `${functions}/tickets-status`, body)
  const list = (as: SignedIn, query = '') => call(as.token, 'GET', `${functions}/tickets-list${query}`)
  const read = (as: SignedIn, ticketId: string) => call(as.token, 'GET', `/api/tickets/${ticketId}`)

  const opened = async (as: SignedIn = teacher, body: object = {}): Promise<Ticket> => {
    services.clock.advance(60_000)
    return (await create(as, body)).json<{ ticket: Ticket }>().ticket
  }
  const said = async (
    as: SignedIn,
    ticketId: string,
    message: string,
    body: object = {},
  ): Promise<Written> => {
    services.clock.advance(60_000)
    return (await write(as, { ticket_id: ticketId, message, ...body })).json<Written>()
  }
  const changed = async (as: SignedIn, ticketId: string, body: object): Promise<Ticket> => {
    services.clock.advance(60_000)
    return (await change(as, { ticket_id: ticketId, ...body })).json<{ ticket: Ticket }>().ticket
  }
  const saveReply = async (as: SignedIn, body: object): Promise<SavedReply> =>
    (await call(as.token, 'POST', '/api/admin/saved-replies', body)).json<{ item: SavedReply }>().item
  const rowsOf = (table: 'mails' | 'live_events' | 'admin_notifications') =>
    services.database.read((tx) => tx.selectFrom(table).selectAll().execute())
  return {
    ...{ ...world, teacher, other, admin, second },
    ...{ create, write, change, list, read, opened, said, changed, saveReply, rowsOf },
  }
}
