import { upsertSchools, type ListedSchool } from '../../../src/matching/classrooms/schools/schools.queries.ts'
import type { Services } from '../../../src/services.ts'

/** Made-up schools in real towns: each says that it is one. */
const rows: readonly [name: string, place: string, zip: string][] = [
  ['Demo Lincoln Elementary School', 'Dayton OH', '45402'],
  ['Demo Lincoln Middle School', 'Dayton OH', '45403'],
  ['Demo Lincoln Elementary School', 'Duluth MN', '55802'],
  ['Demo Washington High School', 'Tulsa OK', '74103'],
  ['Demo Harbor Point Middle School', 'Duluth MN', '55802'],
  ['Demo Juniper Hill Elementary', 'Macon GA', '31201'],
  ['Demo Escuela Los Pinos', 'El Paso TX', '79901'],
  ['Demo Valley Bilingual School', 'Salinas CA', '93901'],
  ['Demo St. Brendan Academy', 'Erie PA', '16501'],
  ['Demo P.S. 12', 'Bronx NY', '10451'],
  ['Demo Cascade Primary School', 'Bend OR', '97701'],
  ['Demo Tidewater Elementary School', 'Suffolk VA', '23434'],
]

/** The schools of the demo, in the Center's layout; its numbers begin otherwise. */
const demoSchools: readonly ListedSchool[] = rows.map(([name, place, zip], index) => ({
  ncesId: `DEMO${String(index + 1).padStart(4, '0')}`,
  name,
  city: place.slice(0, -3),
  state: place.slice(-2),
  zip,
  isOpen: true,
}))

/** Lists the demo's schools; those that stand already stay as they are. */
export function openDemoSchools({ database, clock }: Services): Promise<unknown> {
  return database.transaction((tx) => upsertSchools(tx, [...demoSchools], clock.now()))
}
