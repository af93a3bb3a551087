import { insertDrawing } from '../../../src/learning/storybooks/making/begin-run.ts'
import { selectBook, updateBook } from '../../../src/learning/storybooks/books/books.queries.ts'
import { createBook } from '../../../src/learning/storybooks/books/create-book.ts'
import { approveBook } from '../../../src/learning/storybooks/desk/decide-book.ts'
import { publishBook } from '../../../src/learning/storybooks/review/publish-book.ts'
import { writeStory } from '../../../src/learning/storybooks/story/write-story.ts'
import type { Actor } from '../../../src/http/actor.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'

const title = 'The Bridge That Would Not Break'
const notes = {
  en: `We built bridges out of popsicle sticks and tape. The first bridge held 4 pennies. It fell down.
We looked at pictures of real bridges and saw triangles everywhere. We rebuilt ours with triangles.
One group put tape on every joint and their bridge held 87 pennies! We cheered.`,
  es: `Hicimos puentes con palitos de paleta y cinta. El primer puente aguantó 4 centavos. Se cayó.
Vimos fotos de puentes de verdad y había triángulos por todas partes. Los hicimos otra vez con triángulos.
Un equipo le puso cinta a cada unión y su puente aguantó 87 centavos. ¡Aplaudimos!`,
}
const told = { title, gradeLevel: '2', reading: 'read-alone', photos: [], seed: 7 } as const
const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }

/** A finished book in both languages: staff approved it, and its teacher shows it with the story of the classroom's slot. */
export async function publishDemoStorybook(services: Services, teacher: Actor): Promise<void> {
  const { database, clock } = services
  const [en, es] = [
    writeStory({ ...told, language: 'en', notes: notes.en }),
    writeStory({ ...told, language: 'es', notes: notes.es }),
  ]
  const pages = en.pages.map(({ text, prompt }, at) => ({
    text,
    prompt,
    otherText: es.pages[at]?.text ?? '',
  }))
  const { book } = await createBook(services, {
    actor: teacher,
    classroomId: null,
    wish: { title, grade_level: '2', teacher_notes: notes.en, language: 'en', other_language: 'es', pages },
    requestKey: 'demo:published-storybook',
  })
  if (book.status !== 'draft') return
  const { id } = book
  const at = clock.now()
  const submitted = await database.transaction(async (tx) => {
    await insertDrawing(tx, {
      ...{
        id: demoId('pictures of the demo’s storybook'),
        bookId: id,
        teacherId: teacher.userId,
        useId: null,
        at,
      },
      ...{ pageIds: book.pages.map((page) => page.id), requestKey: 'demo:pictures' },
    })
    await updateBook(tx, { id, at, status: 'submitted', submitted_at: at })
    return selectBook(tx, { id, teacherId: teacher.userId })
  })
  await approveBook(services, { actor: demoStaff(services, 'admin'), id, version: submitted?.version ?? 0 })
  await publishBook(services, { actor: teacher, id, consent, version: undefined, isInStory: true })
}
