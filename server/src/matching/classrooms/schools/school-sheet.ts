import { usStates } from '@tower/contract/us-states.ts'
import { CellFault, readText } from '../import/sheet-rows.ts'
import { stateCode } from '../import/us-states.ts'
import { spellCalmly } from './spell-calmly.ts'
import type { ListedSchool } from './schools.queries.ts'

export type SchoolField = 'ncesId' | 'name' | 'city' | 'state' | 'zip' | 'status'

/**
 * What the columns of the Center's lists are called: the directory of public schools (where a school stands comes before where
 * its mail goes), the locations of public schools, and the survey of private ones.
 */
export const schoolColumnWords: Record<SchoolField, readonly string[]> = {
  ncesId: ['ncessch', 'ppin', 'nces id', 'nces school id', 'school id nces assigned'],
  name: ['sch name', 'pinst', 'school name', 'name'],
  city: ['lcity', 'mcity', 'pcity', 'city', 'location city'],
  state: ['lstate', 'mstate', 'pstabb', 'st', 'state', 'location state'],
  zip: ['lzip', 'mzip', 'pzip', 'zip', 'location zip'],
  status: ['sy status', 'status'],
}

/** Closed and inactive in the Center's words and numbers. All the others are open, or will be. */
const closed = new Set(['2', '6', 'closed', 'inactive'])

/** Reads one row of the list. Throws a CellFault where it can't be taken. */
export function parseSchoolRow(cells: ReadonlyMap<SchoolField, string>): ListedSchool {
  const text = (field: SchoolField, label: string, max: number) => {
    const read = readText(cells, field, { label, max })
    if (read === null) throw new CellFault(`${label} is missing`)
    return read
  }
  return {
    ncesId: readNumber(text('ncesId', 'the NCES number', 20)),
    name: spellCalmly(text('name', 'the name', 200)),
    city: spellCalmly(text('city', 'the city', 100)),
    state: readState(text('state', 'the state', 60)),
    zip: readZip(cells.get('zip')),
    isOpen: !closed.has(cells.get('status')?.toLowerCase() ?? ''),
  }
}

/** Twelve digits, of which spreadsheets drop a leading zero; private schools have eight letters and digits. */
function readNumber(text: string): string {
  const number = /^\d{11}$/.test(text) ? `0${text}` : text.toUpperCase()
  if (/^(\d{12}|[0-9A-Z]{8})$/.test(number)) return number
  const hint = /e\+/i.test(text) ? ': a spreadsheet has rounded it' : ''
  throw new CellFault(`“${text}” isn't an NCES number${hint}`)
}

function readState(text: string): string {
  const code = stateCode(text)
  if (!Object.hasOwn(usStates, code)) throw new CellFault(`“${text}” isn't a state`)
  return code
}

/** Five digits, of which spreadsheets drop a leading zero. What isn't one is left out: nothing depends on it. */
function readZip(text: string | undefined): string | null {
  const [digits] = /^\d{3,5}/.exec(text ?? '') ?? []
  return digits?.padStart(5, '0') ?? null
}
