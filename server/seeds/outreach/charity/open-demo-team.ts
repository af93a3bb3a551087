import { sql } from 'kysely'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

const roles = [
  { en: 'Programs (sample)', es: 'Programas (ejemplo)', isShown: true },
  { en: 'Classrooms (sample)', es: 'Aulas (ejemplo)', isShown: true },
  { en: 'Families and sponsors (sample)', es: 'Familias y patrocinadores (ejemplo)', isShown: true },
  { en: 'Hidden from visitors (sample)', es: 'No se muestra (ejemplo)', isShown: false },
]

/** Writes down a team that nobody takes for people: each says that it is a sample. A list that stands stays as it is. */
export function openDemoTeam({ database, clock }: Services): Promise<void> {
  const members = roles.map(({ en, es, isShown }, at) => ({
    ...{ id: demoId(`team ${at}`), name: `Demo member ${at + 1}`, role_en: en, role_es: es },
    ...{ picture_url: null, is_shown: isShown },
  }))
  return database.transaction(async (tx) => {
    await sql`
      insert into team_lists (number, members, saved_at)
      values (1, ${JSON.stringify(members)}::jsonb, ${clock.now()}) on conflict (number) do nothing`.execute(
      tx,
    )
  })
}
