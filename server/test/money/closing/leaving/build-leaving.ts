import type { Role } from '@tower/contract/access.ts'
import { minuteMs } from '@tower/contract/durations.ts'
import { openSession } from '../../../../src/people/identity/sessions/open-session.ts'
import { findViolations } from '../../../../src/test/find-violations.ts'
import { buildClassroom } from '../../../matching/classrooms/build-classroom.ts'
import { buildCards } from '../../../spending/cards/build-cards.ts'

/** What chance says of a step: who does it, to which of what there is, how much, and whether in the odder way. */
export type Draw = { who: number; which: number; percent: number; odd: boolean }
export type Answer = { statusCode: number; body: string; json<Body>(): Body }
/** A step answers what it was told, or nothing where there was nothing to do it to. */
export type Step = (draw: Draw) => Promise<Answer | undefined>
export type Steps = Readonly<Record<string, Step>>

export type LeavingWorld = Awaited<ReturnType<typeof buildLeaving>>

/** Low, so that most of what leaves is met on both sides of it. */
const secondPersonCents = '20000'

/**
 * For tests: two teachers with money, three of the staff and whoever gives, all of them at the real calls of the app; the
 * provider's and the card issuer's events arrive over HTTP.
 */
export async function buildLeaving() {
  const world = await buildCards({
    keep: true,
    poolSize: 6,
    amountCents: 79_900,
    environment: {
      SECOND_PERSON_CENTS: secondPersonCents,
      RECEIPT_ABOVE_CENTS: '1000000',
      STAFF_OF_ONE: 'false',
    },
  })
  const { app, services } = world
  const second = await buildClassroom(services.database, { teacherEmail: 'okafor@school.edu' })
  const staff = await Promise.all(
    (['admin', 'admin', 'superadmin'] satisfies Role[]).map(async (role, place) => {
      const { userId } = await world.person(`staff-${place}@tower.test`, role)
      return userId
    }),
  )
  const teachers = [
    { id: world.teacherId, classroomId: world.classroom.id },
    { id: second.teacherId ?? '', classroomId: second.id },
  ]

  /** As somebody who signed in just now: months pass between the calls. */
  async function ask(userId: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> {
    world.clock.advance(minuteMs)
    const { database } = services
    const token = await database.transaction(async (tx) => {
      const at = services.clock.now()
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
      return (await openSession(services, tx, { userId, userAgent: undefined, at })).access_token
    })
    const headers = { authorization: `Bearer ${token}` }
    return app.inject({ method, url, headers, ...(payload && { payload }) })
  }

  return {
    ...world,
    ...{ staff, teachers, ask },
    /** All rules of all domains: nothing stands in for anything here. */
    findFaults: () => services.database.read(findViolations),
  }
}

/** One of what there is; undefined where there is none. */
export const pick = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)]

/** Somebody of the staff, who may be disabled just then. */
export const staffOf = ({ staff }: LeavingWorld, who: number): string => pick(staff, who) ?? ''

/** The superadmin, who is never disabled: whoever wants to do something is shown what there is. */
export const readerOf = ({ staff }: LeavingWorld): string => staff.at(-1) ?? ''
