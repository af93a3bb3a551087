import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, PageQuery } from '../page.contract.ts'

/** A notice in the staff inbox. Each of the staff has read it or not: nobody reads for the others. */
export const AdminNotification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  created_at: z.string(),
  /** When whoever asks marked it read; null while they did not. */
  read_at: z.string().nullable(),
  /** The page of what it tells of. */
  leads_to: z.string(),
})
export type AdminNotification = z.infer<typeof AdminNotification>

const Flag = z.enum(['1', 'true', '0', 'false']).optional().catch(undefined)
const isSet = (flag: z.output<typeof Flag>) => flag === '1' || flag === 'true'

/** The staff inbox: notices and what is unseen. */
export const inboxEndpoints = {
  list: endpoint({
    name: 'inbox.list',
    method: 'GET',
    path: '/.netlify/functions/admin-notifications-list',
    summary:
      'Notices to staff, newest first. `unseen` and `unread` both leave out what whoever asks marked read.',
    access: 'admin',
    query: z
      .object({ ...PageQuery.in.shape, unseen: Flag, unread: Flag })
      .transform(({ unseen, unread, ...page }) => ({
        ...PageQuery.parse(page),
        onlyUnread: isSet(unseen) || isSet(unread),
      })),
    output: countedPageOf(AdminNotification),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'inbox.list-csv',
    method: 'GET',
    path: '/api/admin/notifications.csv',
    summary:
      'Notices to staff, or those that whoever asks has not read yet, newest first, as a file for spreadsheets.',
    access: 'admin',
    query: z.object({ unread: Flag }).transform(({ unread }) => ({ onlyUnread: isSet(unread) })),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  markRead: endpoint({
    name: 'inbox.mark-read',
    method: 'POST',
    path: '/.netlify/functions/admin-notifications-mark-read',
    summary:
      'Marks the named notices read for whoever asks, or all of them. A notice keeps the time they first read it.',
    access: 'admin',
    body: z.union([z.object({ all: z.literal(true) }), z.object({ ids: z.array(Id).min(1).max(200) })]),
    /** How many were unread until now; counted up to a bound. */
    output: z.object({
      ok: z.literal(true),
      marked: z.number().int(),
      /** The instant they share; takes it back. */
      read_at: z.string(),
    }),
    errors: [],
    rateLimit: { max: 120, windowSeconds: 60, per: 'account' },
  }),
  markUnread: endpoint({
    name: 'inbox.mark-unread',
    method: 'POST',
    path: '/api/admin/notifications/mark-unread',
    summary: 'Takes marking notices read back: those that were marked at this instant are unread again.',
    access: 'admin',
    body: z.object({ read_at: z.iso.datetime() }),
    output: z.object({ ok: z.literal(true), marked: z.number().int() }),
    errors: [],
    rateLimit: { max: 120, windowSeconds: 60, per: 'account' },
  }),
}
