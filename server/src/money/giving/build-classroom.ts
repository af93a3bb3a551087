import type { Services } from '../../services.ts'

/** For tests: a confirmed classroom with its teacher. */
export function buildClassroom(
  services: Services,
  { confirmed = true, email = 'teacher@school.edu' }: { confirmed?: boolean; email?: string } = {},
): Promise<{ id: string; teacherId: string }> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const teacher = await tx
      .insertInto('users')
      .values({ email, role: 'teacher', email_verified_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const room = await tx
      .insertInto('classrooms')
      .values({ name: 'Room 12', teacher_id: teacher.id, confirmed_at: confirmed ? at : null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: room.id, teacherId: teacher.id }
  })
}

/** For tests: an account with a proven address. */
export async function buildUser(services: Services, email: string, role = 'sponsor'): Promise<string> {
  const row = await services.database.transaction((tx) =>
    tx
      .insertInto('users')
      .values({ email, role, email_verified_at: services.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return row.id
}
