import type { Database } from '@tower/server/database/database.ts'
import { fillByScript } from '@tower/server/test/fill-quickly.ts'

export const pagesOfABook = 12

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

/** Asks for the pictures of every book at once. */
export async function queueStorybooks(database: Database): Promise<void> {
  await database.script(
    `insert into story_runs (teacher_id, book_id, kind, page_ids, request_key, created_at, moved_at)
      select teacher_id, id, 'pictures', (select array_agg((page ->> 'id')::uuid) from jsonb_array_elements(pages) page), 'bench', now(), now()
      from story_books`,
  )
}
