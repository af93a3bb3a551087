import { createShareLink } from '../../src/matching/classrooms/create-share-link.ts'
import type { Services } from '../../src/services.ts'
import { buildClassroom } from '../matching/classrooms/build-classroom.ts'
import { buildDraw, buildSlots } from '../matching/draws/build-draw.ts'
import { buildCircle, buildPending, buildVisible } from '../people/prospects/build-prospects.ts'
import { grantConsent } from '../people/prospects/say-word.ts'

/** Facts of people that a public surface may show where docs/operations/privacy.md says so. */
export const facts = [
  'short name of an athlete',
  'words about an athlete',
  'city of an athlete',
  'school of an athlete',
  'name of a teacher',
  'sponsor profile',
] as const
export type Fact = (typeof facts)[number]

/** A word that stands in one place of the world, and what it tells; `undefined`: nothing public may hold it. */
export type Canary = readonly [word: string, fact?: Fact]

const birthday = '2012-03-04'

/**
 * For tests: three athletes (all allowed; without school; not approved), a teacher with a class list, a giver, a sponsor, and
 * whoever wrote to the charity, each with words that stand nowhere else.
 */
export async function buildCanaries(services: Services) {
  const athletes = await buildAthletes(services)
  const { database, random, clock } = services
  await buildSlots(services, 2)
  const drawId = await buildDraw(services)
  const { id: classroomId } = await buildClassroom(database, { teacherEmail: 'canary.teacher@dayton.edu' })
  const code = await database.transaction((tx) =>
    createShareLink(tx, { classroomId, random, at: clock.now() }),
  )
  await database.script(written(classroomId))
  return { ...athletes, drawId, code, handle: 'canary-sponsors', canaries }
}

async function buildAthletes(services: Services) {
  const circle = await buildCircle(services)
  const { prospectId: shownId } = await buildVisible(services, circle, {
    ...{ firstName: 'Canfirst', lastName: 'Xcanlast', headline: 'Canheadline', bio: 'Canbio' },
    ...{ city: 'Cancity', school: 'Canschool High' },
  })
  const { prospectId: bareId } = await buildVisible(services, circle, {
    ...{ firstName: 'Canbare', lastName: 'Ycanbarelast', city: 'Canbarecity', school: 'Canbareschool' },
  })
  await grantConsent(services, {
    ...{ actor: circle.guardian, prospectId: bareId },
    parts: { photos: false, location: false, school: false },
  })
  await buildPending(services, circle, {
    ...{ firstName: 'Canhidden', lastName: 'Zcanhiddenlast', headline: 'Canhiddenheadline' },
    ...{ city: 'Canhiddencity', school: 'Canhiddenschool' },
  })
  await services.database.script(`update prospects set date_of_birth = '${birthday}'`)
  return { shownId, bareId }
}

/** What people wrote, as rows: which call wrote it is no matter here. */
const written = (classroomId: string) => `
  insert into inquiries (kind, name, email, topic, message) values
    ('contact', 'Canwriter', 'canary.writer@family.test', 'other', 'Canmessage');
  insert into program_interests (program_id, email) select min(id), 'canary.interest@family.test' from programs;
  insert into teacher_nominations (nominator_name, nominator_email, teacher_name, school, reason, nominee_email)
    values ('Cannominator', 'canary.nominator@family.test', 'Cannominee', 'Lincoln', 'Canreason', 'canary.nominee@school.test');
  insert into classroom_nominations (classroom_id, nominator_hash, reason)
    values ('${classroomId}', 'canhash', 'Canballotreason');
  insert into confirmation_requests (classroom_id, teacher_display_name, email, token_hash, expires_at)
    values ('${classroomId}', 'Canasked', 'canary.asked@school.test', 'x', now() + interval '1 day');
  insert into students (teacher_id, full_name, created_at)
    select id, 'Canstudent', now() from users where email = 'canary.teacher@dayton.edu';
  insert into sponsor_requests (email, display_name, org_name)
    values ('canary.request@sponsor.test', 'Canrequest', 'Canrequest');
  insert into users (email, role, full_name) values ('canary.sponsor@sponsor.test', 'sponsor', 'Cansponsorname');
  insert into sponsor_profiles (user_id, handle, display_name)
    select id, 'canary-sponsors', 'Canary Sponsors' from users where email = 'canary.sponsor@sponsor.test';
  insert into checkouts (idempotency_key, state, email, display_name, tribute_kind, tribute_name, purpose, destination, amount_cents, success_url, cancel_url, request_digest)
    values ('canary', 'open', 'canary.checkout@giver.test', 'Cangiver', 'memory', 'Cantribute', 'donation', 'project', 500, '/', '/', 'x');
  insert into admin_notifications (type, title, message) values ('inquiry.contact', 'Cannotice', 'Cannoticewords');`

const canaries: readonly Canary[] = [
  ['Canfirst', 'short name of an athlete'],
  ['Canbare', 'short name of an athlete'],
  ['Canheadline', 'words about an athlete'],
  ['Canbio', 'words about an athlete'],
  ['Cancity', 'city of an athlete'],
  ['Canschool', 'school of an athlete'],
  ['Ms Rivera', 'name of a teacher'],
  ['Canary Sponsors', 'sponsor profile'],
  ...['Xcanlast', 'Ycanbarelast', 'Canbarecity', 'Canbareschool', birthday, 'Quillfeather'].map(never),
  ...['Canhidden', 'Zcanhidden', '@prospects.test', '@dayton.edu', '@donor.test', '@family.test'].map(never),
  ...['@school.test', '@sponsor.test', '@giver.test', 'Canwriter', 'Canmessage', 'Cannomin', 'Canreason'].map(
    never,
  ),
  ...['Canballot', 'canhash', 'Canasked', 'Canstudent', 'Canrequest', 'Cansponsorname', 'Cangiver'].map(
    never,
  ),
  ...['Cantribute', 'Cannotice'].map(never),
]

function never(word: string): Canary {
  return [word]
}
