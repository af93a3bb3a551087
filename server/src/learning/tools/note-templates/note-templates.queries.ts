import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** A template, and what the teacher made of it. */
const Row = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string().nullable(),
  body_en: z.string().nullable(),
  body_es: z.string().nullable(),
})
export type TemplateRow = z.infer<typeof Row>

export function selectTemplates(tx: Tx, teacherId: string): Promise<TemplateRow[]> {
  return rows(Row)`
    select template.id, template.key, own.title, own.body_en, own.body_es from parent_note_templates template
    left join own_note_templates own on own.template_id = template.id and own.teacher_id = ${teacherId}
    order by template.place`.all(tx)
}

type Own = { teacherId: string; templateId: string }

export async function upsertOwnTemplate(
  tx: Tx,
  own: Own & { title: string; body: { en: string; es: string }; at: Date },
): Promise<void> {
  const { teacherId, templateId, title, body, at } = own
  await sql`
    insert into own_note_templates (teacher_id, template_id, title, body_en, body_es, changed_at)
    values (${teacherId}, ${templateId}, ${title}, ${body.en}, ${body.es}, ${at})
    on conflict on constraint own_note_templates__once do update
      set title = excluded.title, body_en = excluded.body_en, body_es = excluded.body_es, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

export async function deleteOwnTemplate(tx: Tx, { teacherId, templateId }: Own): Promise<void> {
  await tx
    .deleteFrom('own_note_templates')
    .where('teacher_id', '=', teacherId)
    .where('template_id', '=', templateId)
    .execute()
}

/** For the file of a teacher's data. */
export function exportOwnTemplates(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('own_note_templates')
    .select(['title', 'body_en', 'body_es', 'changed_at'])
    .where('teacher_id', '=', teacherId)
    .orderBy('changed_at')
    .execute()
}

export async function deleteOwnTemplatesOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('own_note_templates').where('teacher_id', '=', teacherId).execute()
}
