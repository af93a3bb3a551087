/**
 * Writes a charity's two spreadsheets, the same for the same numbers:
 * `node bench/src/import/make-csv.ts FOLDER [CLASSROOMS=10000] [NOMINATIONS=60000]`
 */
import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { argv } from 'node:process'

export type MadeSheets = { classroomsFile: string; nominationsFile: string }

const classrooms = [
  'Classroom',
  'Maker Corner',
  'Reading Nook',
  'Lab',
  'Studio',
  'Homeroom',
  'Music Classroom',
  'Garden Class',
]
const people = [
  'Rivera',
  'Okafor',
  'Nguyen',
  'Lindqvist',
  'Haddad',
  'Kowalski',
  'Begay',
  'O’Neill',
  'Sato',
  'Moreau',
]
const places: [city: string, state: string][] = [
  ['Dayton', 'Ohio'],
  ['Toledo', 'OH'],
  ['Flint', 'MI'],
  ['El Paso', 'Texas'],
  ['Fresno', 'CA'],
  ['Mobile', 'AL'],
  ['Gary', 'Indiana'],
  ['Yakima', 'WA'],
  ['Macon', 'GA'],
  ['Erie', 'Pennsylvania'],
]
const reasons = [
  'They read every day.',
  'New books, please',
  'He said: "we share one microscope"',
  'Two lines,\nlike people write',
]

/** Writes both sheets: every tenth classroom waits for its teacher, some classrooms are far better known than others. */
export async function makeSheets(
  folder: string,
  { classrooms, nominations }: { classrooms: number; nominations: number },
): Promise<MadeSheets> {
  mkdirSync(folder, { recursive: true })
  const classroomsFile = join(folder, `classrooms-${classrooms}.csv`)
  const nominationsFile = join(folder, `nominations-${nominations}.csv`)
  await pipeline(Readable.from(classroomLines(classrooms)), createWriteStream(classroomsFile))
  await pipeline(Readable.from(nominationLines(nominations, classrooms)), createWriteStream(nominationsFile))
  return { classroomsFile, nominationsFile }
}

function* classroomLines(count: number): Generator<string> {
  // A spreadsheet's export: byte order mark, CRLF, columns in no particular order, one we don't know.
  yield '\ufeffSchool,Classroom Name,External ID,Teacher,Teacher E-mail,City,State,Grade,Confirmed,Internal notes\r\n'
  for (let number = 1; number <= count; number++) {
    const pick = picker(`classroom ${number}`)
    const [city, state] = pick(places)
    const teacher = `${pick(['Ms', 'Mr', 'Mx', 'Dr'])} ${pick(people)}`
    yield csvLine([
      `${pick(people)} Elementary, ${city}`,
      `${pick(classrooms)} ${number}`,
      classroomKey(number),
      teacher,
      `teacher${number}@${city.toLowerCase().replace(' ', '')}-demo.edu`,
      city,
      state,
      pick(['K', '1', '2', '3', '4', '5', '6–8']),
      number % 10 === 0 ? 'no' : 'yes',
      pick(['', 'called twice', 'see folder']),
    ])
  }
}

function* nominationLines(count: number, classrooms: number): Generator<string> {
  yield 'Date,Reason,Nominator email,Classroom ID\r\n'
  for (let number = 1; number <= count; number++) {
    const pick = picker(`nomination ${number}`)
    // The square makes the first classrooms known far and wide, as in life.
    const classroom = 1 + Math.floor(classrooms * pick.share() ** 2)
    const day = new Date(Date.UTC(2026, 7, 1) + Math.floor(pick.share() * 90) * 86_400_000)
    yield csvLine([
      day.toISOString().slice(0, 10),
      pick(reasons),
      `neighbor${number}@example.com`,
      classroomKey(classroom),
    ])
  }
}

const classroomKey = (number: number) => `C-${String(number).padStart(6, '0')}`

function csvLine(cells: string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${quoted.join(',')}\r\n`
}

/** Chance that depends on a name alone. */
function picker(name: string) {
  const bytes = createHash('sha256').update(name).digest()
  let next = 0
  const share = () => bytes.readUInt16BE((next += 2) % 30) / 65_536
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(share() * items.length)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  return Object.assign(pick, { share })
}

if (import.meta.main) {
  const [folder, classrooms = '10000', nominations = '60000'] = argv.slice(2)
  if (folder === undefined) throw new Error('make-csv.ts needs a folder')
  const made = await makeSheets(folder, { classrooms: Number(classrooms), nominations: Number(nominations) })
  console.log(`${made.classroomsFile}\n${made.nominationsFile}`)
}
