import { grantToTeacher } from '../../../src/money/credits/teachers/grant-to-teacher.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'

/** What staff granted the demo's teacher this week. */
export async function grantDemoCredits(services: Services): Promise<void> {
  await grantToTeacher(services, {
    actor: demoStaff(services, 'admin'),
    teacherId: demoId('teacher@tower.test'),
    amounts: { storybook: 2, tools: 25 },
    requestKey: 'demo:credits-of-a-teacher',
  })
}
