import { expect, type APIRequestContext } from '@playwright/test'
import { linkIn, waitForMail } from './mailbox.ts'

export type DemoRoom = {
  id: string
  name: string
  confirmed: boolean
  nominations: number
  share_code: string | null
}

/** A room as the demo lists it. */
export async function getRoom(request: APIRequestContext, name: string): Promise<DemoRoom> {
  const answer = await request.get('/dev/demo.json')
  const { classrooms } = (await answer.json()) as { classrooms: DemoRoom[] }
  const room = classrooms.find((candidate) => candidate.name === name)
  if (!room) throw new Error(`the demo has no room "${name}"`)
  return room
}

/** An address at a school that nobody has used before. */
export function freshSchoolAddress(who: string): string {
  return `${who}-${crypto.randomUUID().slice(0, 8)}@journey.edu`
}

/** Asks for the link that confirms a room, and gives its token from the mail. */
export async function requestConfirmationToken(
  request: APIRequestContext,
  { roomId, email }: { roomId: string; email: string },
): Promise<string> {
  const asked = await request.post('/api/nominee/request-confirm', {
    data: { classroom_id: roomId, teacher_display_name: 'Ms. Journey', teacher_edu_email: email },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  const mail = await waitForMail(request, email, /./)
  return new URL(linkIn(mail)).searchParams.get('token') ?? ''
}

/** A room confirmed by a teacher of its own, with the share code that this brought. */
export async function confirmRoom(
  request: APIRequestContext,
  name: string,
): Promise<{ id: string; shareCode: string; teacherEmail: string }> {
  const { id } = await getRoom(request, name)
  const teacherEmail = freshSchoolAddress('teacher')
  const token = await requestConfirmationToken(request, { roomId: id, email: teacherEmail })
  const confirmed = await request.post('/api/nominee/confirm', { data: { token } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  const { share_code: shareCode } = await getRoom(request, name)
  return { id, shareCode: shareCode ?? '', teacherEmail }
}
