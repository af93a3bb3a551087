import { ToolDraft } from '@tower/contract/learning/tools.contract.ts'
import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

export function selectDrafts(tx: Tx, teacherId: string): Promise<ToolDraft[]> {
  return rows(ToolDraft)`
    select tool, content as fields from tool_drafts where teacher_id = ${teacherId} order by tool`.all(tx)
}

/** Keeps what is being typed in place of what was kept before. */
export async function upsertDraft(
  tx: Tx,
  { teacherId, tool, fields, at }: ToolDraft & { teacherId: string; at: Date },
): Promise<void> {
  await sql`
    insert into tool_drafts (teacher_id, tool, content, changed_at)
    values (${teacherId}, ${tool}, ${JSON.stringify(fields)}::jsonb, ${at})
    on conflict on constraint tool_drafts__once do update set content = excluded.content, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

export async function deleteDraft(
  tx: Tx,
  { teacherId, tool }: { teacherId: string; tool: TeacherTool },
): Promise<void> {
  await tx.deleteFrom('tool_drafts').where('teacher_id', '=', teacherId).where('tool', '=', tool).execute()
}

export async function deleteDraftsOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('tool_drafts').where('teacher_id', '=', teacherId).execute()
}
