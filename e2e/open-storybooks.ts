import { storybookDeskEndpoints } from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import { marketEndpoints } from '@tower/contract/money/market.contract.ts'
import { teacherCreditEndpoints } from '@tower/contract/money/teacher-credits.contract.ts'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import { keptSessionOf } from './every-role.ts'

/** Staff switch storybooks on for the demo's teacher, with credits for this week, and have its sponsor able to pay; answers the teacher's session. */
export async function openStorybooks(request: APIRequestContext, { credits }: { credits: number }) {
  const teacher = await keptSessionOf(request, 'teacher')
  const admin = await keptSessionOf(request, 'admin')
  const as = ({ access_token: token }: { access_token: string }) => ({
    headers: { authorization: `Bearer ${token}` },
  })
  const context = await request.get(storybookEndpoints.context.path, as(teacher))
  const { classroom } = (await readJson(context)) as { classroom: { id: string; sponsor_id: string | null } }
  const path = storybookDeskEndpoints.switchClassroom.path.replace(':classroomId', classroom.id)
  await readJson(await request.put(path, { ...as(admin), data: { storybooks_enabled: true } }))
  // Each making takes one of the sponsor's as well.
  if (classroom.sponsor_id) {
    const given = { user_id: classroom.sponsor_id, credits, note: 'for storybooks' }
    await readJson(await request.post(marketEndpoints.grant.path, { ...as(admin), data: given }))
  }
  const grant = { user_id: teacher.user.id, storybook_credits: credits }
  await readJson(await request.post(teacherCreditEndpoints.grant.path, { ...as(admin), data: grant }))
  return teacher
}

async function readJson(answer: APIResponse): Promise<unknown> {
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}
