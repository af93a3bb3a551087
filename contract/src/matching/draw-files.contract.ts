import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter } from '../page.contract.ts'
import { barReasons } from './draw-desk.ts'
import { drawPhases } from './draws.ts'

const listInput = {
  state: listFilter(z.enum(drawPhases)),
  /** Part of a draw's name. */
  q: listFilter(z.string().trim().max(200)),
}

/** The lists of the desk as files for spreadsheets. */
export const drawFileEndpoints = {
  entrantsCsv: endpoint({
    name: 'draws.desk-entrants-csv',
    method: 'GET',
    path: '/api/admin/draw-desk/draws/:drawId/entrants.csv',
    summary: 'The classrooms of a draw with their chances, all of them, as a file for spreadsheets.',
    access: 'admin',
    duty: 'classrooms',
    params: z.object({ drawId: Id }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
    errors: ['draws.not_found'],
  }),
  waitingSlotsCsv: endpoint({
    name: 'draws.desk-waiting-slots-csv',
    method: 'GET',
    path: '/api/admin/draw-desk/waiting-slots.csv',
    summary: 'The slots that a draw could give now, the oldest first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'classrooms',
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
    errors: [],
  }),
  listCsv: endpoint({
    name: 'draws.list-assignment-slots-csv',
    method: 'GET',
    path: '/api/admin/assignment-slots.csv',
    summary: 'What the filters show of the draws, all pages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'classrooms',
    query: z.object(listInput),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
    errors: [],
  }),
  barredCsv: endpoint({
    name: 'draws.list-barred-csv',
    method: 'GET',
    path: '/api/admin/draw-desk/barred.csv',
    summary: 'Classrooms that would not enter a list that is fixed now, and why, as a file for spreadsheets.',
    access: 'admin',
    duty: 'classrooms',
    query: z.object({ reason: listFilter(z.enum(barReasons)) }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
    errors: [],
  }),
}
