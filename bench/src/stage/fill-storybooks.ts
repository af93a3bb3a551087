import { randomUUID } from 'node:crypto'
import type { Database } from '@tower/server/database/database.ts'
import { fillByScript } from '@tower/server/test/fill-quickly.ts'

export const pagesOfABook = 12
const studentsOfAClass = 25

const text =
  'On Monday we planted beans in the garden and watered them. A bird sang in the tree. We waited, and we looked again.'

/** Books with their words, of a teacher and a classroom each, in the three styles. No picture is asked for yet. */
export function fillStorybooks(database: Database, books: number): Promise<void> {
  return fillByScript(
    database,
    ['users', 'classrooms', 'story_books'],
    `insert into users (email, full_name, role)
      select 'teacher' || n || '@bench.test', 'Teacher ' || n, 'teacher' from generate_series(1, ${books}) n;
    insert into classrooms (name, teacher_id) select 'Class of ' || full_name, id from users where role = 'teacher';
    insert into story_books (teacher_id, classroom_id, title, teacher_notes, narrative, pages, style, seed, request_key, created_at, updated_at)
      select classroom.teacher_id, classroom.id, 'Our garden', '', '', (
          select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'text', '${text}', 'otherText', null, 'caption', '',
            'prompt', 'The class planted beans in the garden', 'altText', null)) from generate_series(1, ${pagesOfABook})),
        (array['storybook', 'watercolor', 'comic'])[1 + row_number() over () % 3], row_number() over (), 'bench', now(), now()
      from classrooms classroom`,
  )
}

/** A teacher's own book in two languages, in a classroom where storybooks are on, with a class list to look for; answers its id. */
export async function fillOwnStorybook(database: Database, teacherId: string): Promise<string> {
  const id = randomUUID()
  await database.script(
    `insert into classrooms (name, teacher_id) values ('Room 12', '${teacherId}');
    insert into classroom_features (classroom_id, storybooks_enabled, changed_at) select id, true, now() from classrooms where teacher_id = '${teacherId}';
    insert into students (teacher_id, full_name, created_at) select '${teacherId}', 'Zyaire Nyland ' || n, now() from generate_series(1, ${studentsOfAClass}) n;
    insert into story_books (id, teacher_id, classroom_id, title, narrative, pages, other_language, seed, request_key, created_at, updated_at)
      select '${id}', teacher_id, id, 'Our garden', '', (
          select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'text', '${text}', 'otherText', '${text}', 'caption', '',
            'prompt', '', 'altText', null)) from generate_series(1, ${pagesOfABook})),
        'es', 1, 'bench', now(), now()
      from classrooms where teacher_id = '${teacherId}'`,
  )
  return id
}

/** Asks for the pictures of every book at once. */
export async function queueStorybooks(database: Database): Promise<void> {
  await database.script(
    `insert into story_runs (teacher_id, book_id, kind, page_ids, request_key, created_at, moved_at)
      select teacher_id, id, 'pictures', (select array_agg((page ->> 'id')::uuid) from jsonb_array_elements(pages) page), 'bench', now(), now()
      from story_books`,
  )
}
