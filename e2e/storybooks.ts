import { expect, type APIRequestContext } from '@playwright/test'
import { storybookDeskEndpoints } from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import { keptSessionOf } from './every-role.ts'

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
  const staff = bearer((await keptSessionOf(request, 'admin')).access_token)
  const teacher = bearer((await keptSessionOf(request, 'teacher')).access_token)
  const context = await request.get(storybookEndpoints.context.path, { headers: teacher })
  const { classroom } = (await context.json()) as { classroom: { id: string } }
  const path = storybookDeskEndpoints.switchClassroom.path.replace(':classroomId', classroom.id)
  const data = { storybooks_enabled: true }
  const switched = await request.put(path, { headers: staff, data })
  expect(switched.status(), await switched.text()).toBe(200)
  const title = `The beans ${crypto.randomUUID().slice(0, 8)}`
  const made = await request.post(storybookEndpoints.create.path, {
    headers: teacher,
    data: {
      title,
      grade_level: '2',
      language: 'en',
      other_language: 'es',
      pages,
      classroom_id: classroom.id,
    },
  })
  expect(made.status(), await made.text()).toBe(200)
  return ((await made.json()) as { item: Book }).item
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
