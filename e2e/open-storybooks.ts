import { studentEndpoints } from '@tower/contract/learning/students.contract.ts'
import { storybookDeskEndpoints } from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import {
  storybookEndpoints,
  storyPhotoEndpoints,
} from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import { marketEndpoints } from '@tower/contract/money/market.contract.ts'
import { teacherCreditEndpoints } from '@tower/contract/money/teacher-credits.contract.ts'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import { keptSessionOf } from './every-role.ts'

/** Staff switch storybooks on for the demo's teacher, with credits for this week, and have its sponsor able to pay; answers the teacher's session. */
export async function openStorybooks(request: APIRequestContext, { credits }: { credits: number }) {
  const { teacher, admin, classroom } = await switchOn(request)
  // Each making takes one of the sponsor's as well.
  if (classroom.sponsor_id) {
    const given = { user_id: classroom.sponsor_id, credits, note: 'for storybooks' }
    await readJson(await request.post(marketEndpoints.grant.path, { ...as(admin), data: given }))
  }
  const grant = { user_id: teacher.user.id, storybook_credits: credits }
  await readJson(await request.post(teacherCreditEndpoints.grant.path, { ...as(admin), data: grant }))
  return teacher
}

type Book = { id: string; title: string }

/** Two pages in both languages, with nobody's name in them. */
const pages = [
  {
    text: 'On Monday the class tucked six beans into the soil. “Wake up soon,” they said.',
    otherText: 'El lunes el grupo puso seis frijoles en la tierra. “Despierten pronto”, dijeron.',
    caption: 'Planting day',
  },
  {
    text: 'On Friday a small green sprout looked out. The class cheered.',
    otherText: 'El viernes se asomó un brote verde. El grupo aplaudió.',
    caption: 'Friday',
  },
]

/** A draft of the demo's teacher, in a classroom where staff have switched storybooks on. */
export async function beginStorybook(request: APIRequestContext): Promise<Book> {
  const { teacher, classroom } = await switchOn(request)
  const title = `The beans ${crypto.randomUUID().slice(0, 8)}`
  const data = {
    ...{ title, grade_level: '2', language: 'en', other_language: 'es', pages },
    classroom_id: classroom.id,
  }
  const made = await readJson(await request.post(storybookEndpoints.create.path, { ...as(teacher), data }))
  return (made as { item: Book }).item
}

/** Writes a child into the demo teacher's class list; answers what takes them out of it. */
export async function addStudent(request: APIRequestContext, full_name: string) {
  const teacher = await keptSessionOf(request, 'teacher')
  const made = await readJson(
    await request.post(studentEndpoints.add.path, { ...as(teacher), data: { full_name } }),
  )
  const { id } = (made as { item: { id: string } }).item
  return async () => {
    await request.delete(studentEndpoints.remove.path.replace(':studentId', id), as(teacher))
  }
}

/** Has the book told from a photo in which one place was covered, and its teacher vouch for it. */
export async function addCoveredPhoto(
  request: APIRequestContext,
  { bookId, photo, caption = '' }: { bookId: string; photo: Buffer; caption?: string },
): Promise<void> {
  const teacher = await keptSessionOf(request, 'teacher')
  const multipart = {
    caption,
    covers: JSON.stringify([{ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }]),
    file: { name: 'beans.jpg', mimeType: 'image/jpeg', buffer: photo },
  }
  const kept = await readJson(
    await request.post(storyPhotoEndpoints.upload.path, { ...as(teacher), multipart }),
  )
  const attest = { faces_blurred: true, consent_on_file: true, no_identifying_info: true }
  const data = { attest, photo_ids: [(kept as { item: { id: string } }).item.id] }
  const path = storybookEndpoints.update.path.replace(':storybookId', bookId)
  await readJson(await request.patch(path, { ...as(teacher), data }))
}

type Session = Awaited<ReturnType<typeof keptSessionOf>>

async function switchOn(request: APIRequestContext) {
  const teacher = await keptSessionOf(request, 'teacher')
  const admin = await keptSessionOf(request, 'admin')
  const context = await readJson(await request.get(storybookEndpoints.context.path, as(teacher)))
  const { classroom } = context as { classroom: { id: string; sponsor_id: string | null } }
  const path = storybookDeskEndpoints.switchClassroom.path.replace(':classroomId', classroom.id)
  await readJson(await request.put(path, { ...as(admin), data: { storybooks_enabled: true } }))
  return { teacher, admin, classroom }
}

const as = ({ access_token: token }: Session) => ({ headers: { authorization: `Bearer ${token}` } })

async function readJson(answer: APIResponse): Promise<unknown> {
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}
