import { createBook } from '../../../src/learning/storybooks/books/create-book.ts'
import { selectLedClassrooms } from '../../../src/learning/storybooks/access/features.queries.ts'
import { switchClassroom } from '../../../src/learning/storybooks/access/switch-classroom.ts'
import { grantCredits } from '../../../src/money/credits/grants/grant-credits.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'
import { publishDemoStorybook } from './publish-demo-storybook.ts'

const notes = `Monday: we planted bean seeds in paper cups.
Tuesday it rained and we carried the cups inside.
We waited and looked every morning. On Thursday nothing.
Friday the first bean came up! We clapped.
We are going to measure them every day.`

/** Support switched storybooks on for the demo's teacher, who has begun one and shows another to her sponsor. */
export async function openDemoStorybooks(services: Services): Promise<void> {
  const { database, config } = services
  if (!config.STORYBOOKS) return
  const teacherId = demoId('teacher@tower.test')
  const staff = demoStaff(services, 'admin')
  const led = await database.read((tx) => selectLedClassrooms(tx, teacherId))
  for (const { id: classroomId, sponsor_id: sponsorId } of led) {
    await switchClassroom(services, { actor: staff, classroomId, isOn: true })
    if (sponsorId === null) continue
    const idempotencyKey = `demo:storybooks-of-${classroomId}`
    await grantCredits(services, {
      actor: staff,
      userId: sponsorId,
      cents: 1_000,
      note: null,
      idempotencyKey,
    })
  }
  const held = { role: 'teacher', heldRole: 'teacher', duties: [] } as const
  const teacher = { ...staff, userId: teacherId, email: 'teacher@tower.test', ...held }
  await publishDemoStorybook(services, teacher)
  await createBook(services, {
    actor: teacher,
    classroomId: null,
    wish: { title: 'The Bean That Took Its Time', grade_level: '2', teacher_notes: notes },
    requestKey: 'demo:first-storybook',
  })
}
