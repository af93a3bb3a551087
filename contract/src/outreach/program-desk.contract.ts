import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { programKeys } from '../money/giving.ts'
import { listFilter, PageQuery, pageOf, withPage } from '../page.contract.ts'
import { name } from '../name.contract.ts'
import {
  maxProgramDescription,
  maxProgramName,
  mostProgramGoalCents,
  programSorts,
  programStates,
} from './program-desk.ts'

const Name = name(maxProgramName).min(1)
const Description = z.string().trim().min(1).max(maxProgramDescription)

/** What staff say of a program, in both languages. */
export const ProgramWish = z.object({
  name: Name,
  description: Description,
  name_es: Name,
  description_es: Description,
  goal_cents: z.number().int().min(100).max(mostProgramGoalCents),
})

/** A program as staff see it; what is not told in Spanish is empty there. */
export const ManagedProgram = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  name_es: z.string(),
  description_es: z.string(),
  state: z.enum(programStates),
  goal_cents: z.number().int(),
  /** From 1, as the page lists them. */
  place: z.number().int(),
  /** How many asked to be told when it opens. */
  followers: z.number().int(),
  updated_at: z.string(),
})
export type ManagedProgram = z.infer<typeof ManagedProgram>

const filters = {
  /** Part of a name or description. */
  q: listFilter(z.string().trim().max(200)),
  state: listFilter(z.enum(programStates)),
}
const path = '/api/admin/programs'
const ByProgram = z.object({ programId: z.string().max(80) })
const Kept = z.object({ item: ManagedProgram })
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const

/** Staff word, order, open and close the programs. */
export const programDeskEndpoints = {
  list: endpoint({
    name: 'program-desk.list',
    method: 'GET',
    path,
    summary: 'The programs that the filters show, in the order of the page.',
    access: 'admin',
    duty: 'content',
    query: PageQuery.in.extend({ ...filters, sort: listFilter(z.enum(programSorts)) }).transform(withPage),
    output: pageOf(ManagedProgram),
    errors: [],
  }),
  listCsv: endpoint({
    name: 'program-desk.list-csv',
    method: 'GET',
    path: `${path}.csv`,
    summary: 'What the filters show of the programs, as a file for spreadsheets.',
    access: 'admin',
    duty: 'content',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  reorder: endpoint({
    name: 'program-desk.reorder',
    method: 'POST',
    path: `${path}/order`,
    summary: 'Puts all programs into the order of `ids`. Of two who reorder at once, the later order stands.',
    access: 'admin',
    duty: 'content',
    body: z.object({ ids: z.array(z.enum(programKeys)).max(programKeys.length) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['programs.list_changed'],
    rateLimit: perStaff,
  }),
  change: endpoint({
    name: 'program-desk.change',
    method: 'POST',
    path: `${path}/:programId`,
    summary: 'Words a program anew; visitors read it at once.',
    access: 'admin',
    duty: 'content',
    params: ByProgram,
    body: ProgramWish.extend({ seen_updated_at: z.iso.datetime() }),
    output: Kept,
    errors: ['giving.unknown_program', 'programs.changed_meanwhile'],
    rateLimit: perStaff,
  }),
  open: endpoint({
    name: 'program-desk.open',
    method: 'POST',
    path: `${path}/:programId/open`,
    summary: 'Opens a preview, and writes once to everybody who asked to be told.',
    access: 'admin',
    duty: 'content',
    params: ByProgram,
    output: Kept.extend({ told: z.number().int() }),
    errors: ['giving.unknown_program', 'programs.already_open'],
    rateLimit: perStaff,
  }),
  close: endpoint({
    name: 'program-desk.close',
    method: 'POST',
    path: `${path}/:programId/close`,
    summary: 'Makes an open program a preview again. The classroom program stays open.',
    access: 'admin',
    duty: 'content',
    params: ByProgram,
    output: Kept,
    errors: ['giving.unknown_program', 'programs.not_open', 'programs.stays_open'],
    rateLimit: perStaff,
  }),
}
