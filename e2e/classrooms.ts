import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { nameClassroom, type Story } from './journey-classrooms.ts'
import { linkIn, waitForMail } from './mailbox.ts'

export type DemoClassroom = {
  id: string
  name: string
  confirmed: boolean
  nominations: number
  share_code: string | null
}

/** The name of a story's own classroom: at each try of a journey on its server another one, which the tries before left alone. */
export function classroomOf(story: Story): string {
  const { repeatEachIndex, retry } = test.info()
  return nameClassroom(story, repeatEachIndex + retry)
}

/** A classroom as the demo lists it. */
export async function getClassroom(request: APIRequestContext, name: string): Promise<DemoClassroom> {
  const answer = await request.get('/dev/demo.json')
  const { classrooms } = (await answer.json()) as { classrooms: DemoClassroom[] }
  const classroom = classrooms.find((candidate) => candidate.name === name)
  if (!classroom) throw new Error(`the demo has no classroom "${name}"`)
  return classroom
}

/** An address at a school that nobody has used before. */
export function freshSchoolAddress(who: string): string {
  return `${who}-${crypto.randomUUID().slice(0, 8)}@journey.edu`
}

/** Asks for the link that confirms a classroom, and gives its token from the mail. */
export async function requestConfirmationToken(
  request: APIRequestContext,
  { classroomId, email }: { classroomId: string; email: string },
): Promise<string> {
  const asked = await request.post(nominationEndpoints.requestConfirmation.path, {
    data: { classroom_id: classroomId, teacher_display_name: 'Ms. Journey', teacher_edu_email: email },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  const mail = await waitForMail(request, email, /./)
  return new URL(linkIn(mail)).searchParams.get('token') ?? ''
}

/** A classroom confirmed by a teacher of its own, with the share code that this brought. */
export async function confirmClassroom(
  request: APIRequestContext,
  name: string,
): Promise<{ id: string; shareCode: string; teacherEmail: string }> {
  const { id } = await getClassroom(request, name)
  const teacherEmail = freshSchoolAddress('teacher')
  const token = await requestConfirmationToken(request, { classroomId: id, email: teacherEmail })
  const confirmed = await request.post(nominationEndpoints.confirm.path, { data: { token } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  const { share_code: shareCode } = await getClassroom(request, name)
  return { id, shareCode: shareCode ?? '', teacherEmail }
}
