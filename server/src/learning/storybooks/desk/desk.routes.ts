import { storybookDeskEndpoints } from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import type { ListFile } from '../../../http/answer-list.ts'
import { answerList } from '../../../http/answer-list.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { switchClassroom } from '../access/switch-classroom.ts'
import { viewBook } from '../storybooks.view.ts'
import { approveBook, putBookBack, sendBookBack, takeBookOff } from './decide-book.ts'
import { storybookClassrooms, storybooks } from './desk.queries.ts'
import { readForReview, readReviewed, type Reviewed } from './read-reviewed.ts'

type Listed<Of extends { find: (...given: never[]) => Promise<unknown> }> = NonNullable<
  Awaited<ReturnType<Of['find']>>
>

const bookFile: ListFile<Listed<typeof storybooks>> = {
  name: 'storybooks',
  cells: {
    Title: ({ title }) => title,
    State: ({ status }) => status,
    Teacher: ({ teacher_email: email }) => email,
    Classroom: ({ classroom_name: name }) => name,
    Pages: ({ page_count: count }) => count,
    'Submitted (UTC)': ({ submitted_at: at }) => at,
    'Published (UTC)': ({ published_at: at }) => at,
    'Hidden since (UTC)': ({ held_at: at }) => at,
    'Changed (UTC)': ({ updated_at: at }) => at,
  },
}

const classroomFile: ListFile<Listed<typeof storybookClassrooms>> = {
  name: 'storybook-classrooms',
  cells: {
    Classroom: ({ name }) => name,
    Teacher: ({ teacher_email: email }) => email,
    Storybooks: ({ storybooks_enabled: isOn }) => (isOn ? 'on' : 'off'),
    'Switched (UTC)': ({ switched_at: at }) => at,
    Made: ({ storybooks: made }) => made,
  },
}

/** Mounts the calls of staff. */
export function storybookDeskRoutes(serve: Serve, services: Services): void {
  const books = answerList(services, storybooks, bookFile)
  const classrooms = answerList(services, storybookClassrooms, classroomFile)
  const decided = async (id: string, deciding: Promise<void>) => {
    await deciding
    const reviewed = await services.database.read((tx) => readReviewed(tx, id))
    return { ok: true as const, item: viewReviewed(services, reviewed) }
  }
  serve(storybookDeskEndpoints, {
    list: books.page,
    listCsv: books.file,
    listClassrooms: classrooms.page,
    listClassroomsCsv: classrooms.file,
    switchClassroom: async ({ actor, params: { classroomId }, body: { storybooks_enabled: isOn } }) => {
      await switchClassroom(services, { actor, classroomId, isOn })
      return { ok: true as const, storybooks_enabled: isOn }
    },
    read: async ({ params: { storybookId: id } }) => ({
      item: viewReviewed(services, await services.database.read((tx) => readForReview(tx, id))),
    }),
    approve: ({ actor, params: { storybookId: id }, body }) =>
      decided(id, approveBook(services, { actor, id, ...body })),
    sendBack: ({ actor, params: { storybookId: id }, body }) =>
      decided(id, sendBookBack(services, { actor, id, ...body })),
    takeOff: ({ actor, params: { storybookId: id }, body }) =>
      decided(id, takeBookOff(services, { actor, id, ...body })),
    putBack: ({ actor, params: { storybookId: id }, body }) =>
      decided(id, putBookBack(services, { actor, id, ...body })),
  })
}

function viewReviewed(services: Services, { shown, teacher, classroomName, ...facts }: Reviewed) {
  return {
    ...viewBook(services, shown),
    ...facts,
    teacher_name: teacher.full_name,
    teacher_email: teacher.email,
    classroom_name: classroomName,
  }
}
