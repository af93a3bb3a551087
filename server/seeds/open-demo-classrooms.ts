import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { createHash } from 'node:crypto'
import { createShareLink } from '../src/matching/classrooms/create-share-link.ts'
import type { SheetLine } from '../src/matching/classrooms/import/sheet-rows.ts'
import { recordConfirmation } from '../src/matching/classrooms/record-confirmation.ts'
import { importNominations } from '../src/matching/nominations/import-nominations.ts'
import type { NominationField } from '../src/matching/nominations/nomination-sheet.ts'
import type { Services } from '../src/services.ts'
import { demoRandom } from './demo-chance.ts'
import { demoClassrooms, demoReasons, type DemoClassroom } from './demo-classrooms.ts'

/** Adds the classrooms with a share code each; the teachers of most confirm them. */
export async function openDemoClassrooms(services: Services): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    for (const classroom of demoClassrooms) {
      const added = await tx
        .insertInto('classrooms')
        .values({
          id: classroom.id,
          name: classroom.name,
          school: classroom.school,
          city: classroom.city,
          state: classroom.state,
          grade_level: classroom.grade,
          teacher_display_name: classroom.teacher.name,
          teacher_email: classroom.teacher.email,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) continue
      const { name: displayName, email } = classroom.teacher
      const random = demoRandom(`share code of ${classroom.name}`)
      if (!classroom.confirmed) {
        await createShareLink(tx, { classroomId: classroom.id, random, at })
        continue
      }
      await recordConfirmation(tx, { classroomId: classroom.id, teacher: { displayName, email }, at, random })
    }
  })
}

/** Nominates the classrooms as a charity's own list would: some are known far and wide, one nobody named. */
export async function nominateDemoClassrooms(services: Services): Promise<void> {
  const at = services.clock.now()
  const lines = demoClassrooms.flatMap((classroom) =>
    Array.from({ length: classroom.nominations }, (_, index) => nominationOf(classroom, index, at)),
  )
  const sha256 = createHash('sha256').update(JSON.stringify(demoClassrooms)).digest('hex')
  await importNominations(services, {
    lines: oneByOne(lines),
    source: { name: 'demo', sha256 },
    dryRun: false,
  })
}

async function* oneByOne(lines: SheetLine<NominationField>[]): AsyncGenerator<SheetLine<NominationField>> {
  yield* lines
}

function nominationOf(classroom: DemoClassroom, index: number, at: Date): SheetLine<NominationField> {
  const daysBefore = (index * 7) % 30
  const day = moveDay(dayOf(at), -daysBefore)
  const reason = demoReasons[(index + classroom.nominations) % demoReasons.length] ?? ''
  const cells = new Map<NominationField, string>([
    ['classroom', classroom.id],
    ['nominator', `neighbor-${index + 1}@tower.test`],
    ['reason', reason],
    ['date', day],
  ])
  return { line: index + 1, cells, surplus: false }
}
