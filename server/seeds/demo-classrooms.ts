import { demoId } from './demo-chance.ts'

export type DemoClassroom = {
  id: string
  name: string
  school: string
  city: string
  state: string
  grade: string
  teacher: { name: string; email: string }
  nominations: number
  confirmed: boolean
}

type Row = [name: string, school: string, place: string, grade: string, surname: string, nominations: number]

/** Made-up classrooms in real towns. The first is that of teacher@tower.test. */
const rows: readonly Row[] = [
  ['Room 12', 'Ruskin Elementary', 'Dayton OH', '3', 'Ms. Demo-Núñez', 18],
  ['Room 4B', 'Cedar Street School', 'Tulsa OK', '4', 'Mr. Demo-Bell', 9],
  ['The Garden Classroom', 'Alma Reed K–8', 'Fresno CA', '2', 'Ms. Demo-Vang', 27],
  ['Room 207', 'Harbor Point Middle', 'Duluth MN', '7', 'Mr. Demo-Lindqvist', 6],
  ['Ms. Okafor’s lab', 'Juniper Hill', 'Macon GA', '6', 'Ms. Demo-Okafor', 14],
  ['Room 9', 'Westfield Primary', 'Yakima WA', '1', 'Mr. Demo-Salinas', 3],
  ['Maker Corner', 'Lakota Day School', 'Rapid City SD', '5', 'Mx. Demo-Swift', 12],
  ['Room 31', 'P.S. Example', 'Bronx NY', '4', 'Ms. Demo-Baptiste', 21],
  ['Aula 5', 'Escuela Los Pinos', 'El Paso TX', '5', 'Sra. Demo-Ibarra', 16],
  ['The Quiet Classroom', 'Birchwood', 'Bangor ME', '6–8', 'Ms. Demo-Ouellette', 4],
  ['Room 16', 'Magnolia Park', 'Mobile AL', '3', 'Mr. Demo-Fontaine', 11],
  ['Portable 2', 'Desert View', 'Yuma AZ', '2', 'Ms. Demo-Begay', 7],
  ['Reading Nook', 'Ruskin Elementary', 'Dayton OH', 'K', 'Ms. Demo-Park', 5],
  ['Room 3', 'Foundry Street School', 'Flint MI', '4', 'Mr. Demo-Hill', 24],
  ['Music Classroom', 'Lakeshore Middle', 'Erie PA', '6–8', 'Ms. Demo-Kowalski', 8],
  ['Room 110', 'Steel Valley', 'Gary IN', '5', 'Mr. Demo-Washington', 13],
  ['The Treehouse', 'Cascade Primary', 'Bend OR', '1', 'Ms. Demo-Sato', 2],
  ['Room 22', 'Bayou Elementary', 'Houma LA', '3', 'Ms. Demo-Thibodeaux', 10],
  ['Science Den', 'Prairie Rose', 'Minot ND', '7', 'Mr. Demo-Olson', 1],
  ['Room 8', 'Coalfield Elementary', 'Hazard KY', '2', 'Ms. Demo-Combs', 19],
  ['Room 41', 'Mission Hills', 'Las Cruces NM', '4', 'Sr. Demo-Trujillo', 15],
  ['Studio A', 'Delta Arts School', 'Greenville MS', '8', 'Ms. Demo-Turner', 25],
  ['Room 5', 'Green Mountain School', 'Barre VT', '3', 'Mr. Demo-Allard', 3],
  ['Robot Classroom', 'Sunflower Middle', 'Salina KS', '6', 'Ms. Demo-Nguyen', 9],
  ['Room 17', 'Tidewater Elementary', 'Suffolk VA', '5', 'Mr. Demo-Reid', 6],
  ['Casa de Cuentos', 'Valley Bilingual', 'Salinas CA', 'K', 'Sra. Demo-Campos', 22],
  ['Room 302', 'Mill River High', 'Fall River MA', '9', 'Ms. Demo-Medeiros', 4],
  ['The Workshop', 'Iron Range Middle', 'Hibbing MN', '7', 'Mr. Demo-Maki', 2],
  ['Room 1', 'One Room School', 'Ely NV', 'K–6', 'Ms. Demo-Hansen', 11],
  ['Room 14', 'Palmetto Park', 'Sumter SC', '4', 'Ms. Demo-Gadsden', 8],
  ['Number Lab', 'Northgate Middle', 'Toledo OH', '6', 'Mr. Demo-Haddad', 17],
  ['Room 25', 'Bluebonnet Elementary', 'Laredo TX', '2', 'Sra. Demo-Garza', 12],
  ['Room 6', 'Ozark Elementary', 'Harrison AR', '1', 'Ms. Demo-Cole', 5],
  ['The Greenhouse', 'Big Sky School', 'Havre MT', '5', 'Mr. Demo-LaFrance', 7],
  ['Room 19', 'Copper Ridge', 'Butte MT', '3', 'Ms. Demo-Sullivan', 1],
  ['Story Classroom', 'Kahuku Demo School', 'Kahuku HI', '2', 'Ms. Demo-Kealoha', 20],
  ['Room 44', 'Tundra Demo School', 'Nome AK', '4', 'Mr. Demo-Ahgupuk', 10],
  ['Room 2', 'Riverbend Elementary', 'Paducah KY', 'K', 'Ms. Demo-Rudy', 3],
  ['Lab 7', 'Harbor Point Middle', 'Duluth MN', '8', 'Ms. Demo-Berg', 0],
  ['Room 33', 'Ruskin Elementary', 'Dayton OH', '5', 'Mr. Demo-Amari', 4],
  ['Portable 2 (demo twin)', 'Desert View School', 'Yuma AZ', '2', 'Ms. Demo-Begay', 2],
]

/**
 * The classrooms that show what keeps one out of a draw: nobody nominated Lab 7, and Room 33 waits for its teacher. The twin of Portable 2 was
 * nominated by whoever spelled its school otherwise.
 */
const unconfirmed = ['Room 33', 'Portable 2 (demo twin)']

/** About 40 classrooms in many states. */
export const demoClassrooms: readonly DemoClassroom[] = rows.map(
  ([name, school, place, grade, teacher, nominations], index) => ({
    id: demoId(name),
    name,
    school,
    city: place.slice(0, -3),
    state: place.slice(-2),
    grade,
    teacher: {
      name: teacher,
      email:
        index === 0 ? 'teacher@tower.test' : `teacher-${String(index + 1).padStart(2, '0')}@schools.test`,
    },
    nominations,
    confirmed: !unconfirmed.includes(name),
  }),
)

/** Why people nominated a classroom. */
export const demoReasons = [
  'They read every day and share four books.',
  'The teacher buys the paper herself.',
  'My daughter came home talking about volcanoes.',
  'A microscope for thirty children is not enough.',
  'Los niños cuidan el jardín solos.',
  'Best classroom in town.',
] as const
