import type { CreditUseReason } from '@tower/contract/money/credit-uses.ts'
import { grantToTeacher } from '../../../src/money/credits/teachers/grant-to-teacher.ts'
import { balanceOf } from '../../../src/money/ledger/read-balance.ts'
import { buildClassroom } from '../../matching/classrooms/build-classroom.ts'
import { buildActor } from '../../people/identity/build-actor.ts'
import { buildCredits } from './build-credits.ts'

type Settings = NonNullable<Parameters<typeof buildCredits>[0]>

/** For tests: a teacher with a classroom and its sponsor, credits of both, and what takes them. */
export async function buildUses(settings: Settings = {}) {
  const world = await buildCredits(settings)
  const { services, post, person } = world
  const { database, clock } = services
  const sponsor = await person('dana@example.org', 'sponsor', 'Dana Whitfield')
  const teacher = await person('rivera@school.edu', 'teacher', 'Ms. Rivera')
  const { id: classroomId } = await buildClassroom(database, { teacherEmail: teacher.email })

  /** Makes the sponsor that of the classroom, by a slot that goes there. */
  const setSponsor = () =>
    world.give({
      ...{ bearer: sponsor.bearer, amountCents: 80_000 },
      body: { classroom_id: classroomId, metadata: { program: 'classrooms' } },
    })

  /** Tools credits, as staff grant them. */
  const staff = await buildActor(services)
  const fillTools = (tools: number) =>
    grantToTeacher(services, {
      actor: { ...staff, provedAt: clock.now() },
      teacherId: teacher.userId,
      amounts: { storybook: 0, tools },
      requestKey: crypto.randomUUID(),
    })

  const toolsLeft = async () =>
    (await database.read((tx) => balanceOf(tx, { kind: 'tools_wallet', ownerId: teacher.userId }))) / 100
  const sponsorLeft = async () => (await world.balance(sponsor.userId)) / 100

  const consume = (reason: CreditUseReason = 'tool:parent-note', more: Record<string, unknown> = {}) =>
    post('/api/credits/consume', { sponsor_id: sponsor.userId, amount: 1, reason, ...more }, teacher.bearer)

  const uses = () =>
    database.read((tx) =>
      tx
        .selectFrom('credit_uses')
        .select(['id', 'state', 'reason', 'sponsor_id'])
        .orderBy('created_at')
        .execute(),
    )
  return {
    ...world,
    ...{ sponsor, teacher, classroomId, setSponsor, fillTools, toolsLeft, sponsorLeft, consume, uses },
  }
}
