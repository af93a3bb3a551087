import type { NoteTemplate } from '@tower/contract/learning/note-templates.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { builtInTemplates } from '../notes/templates/built-in-templates.ts'
import {
  deleteOwnTemplate,
  selectTemplates,
  upsertOwnTemplate,
  type TemplateRow,
} from './note-templates.queries.ts'

/** The templates as a teacher has them: own words where there are some, else those that came with the product. */
export async function listTemplates(tx: Tx, teacherId: string): Promise<NoteTemplate[]> {
  return (await selectTemplates(tx, teacherId)).flatMap((row) => {
    const template = joinWords(row)
    return template ? [template] : []
  })
}

/** A template whose words the product no longer has is offered to nobody who has none of their own. */
function joinWords({ id, key, title, body_en, body_es }: TemplateRow): NoteTemplate | undefined {
  const builtIn = builtInTemplates.find((template) => template.key === key)
  const own = title !== null && body_en !== null && body_es !== null
  const titles = own ? { en: title, es: title } : builtIn?.title
  const body = own ? { en: body_en, es: body_es } : builtIn?.body
  return titles && body ? { id, key, title: titles.en, titles, body, own } : undefined
}

/** A template as a teacher has it. */
export async function getTemplate(tx: Tx, teacherId: string, templateId: string): Promise<NoteTemplate> {
  const template = (await listTemplates(tx, teacherId)).find(({ id }) => id === templateId)
  if (!template) throw new Refusal('tools.template_not_found')
  return template
}

type OwnTemplate = { actor: Actor; templateId: string }

/** Gives a teacher an own version of a template. */
export function changeTemplate(
  { database, clock }: Services,
  { actor, templateId, title, body }: OwnTemplate & Pick<NoteTemplate, 'title' | 'body'>,
): Promise<NoteTemplate> {
  const teacherId = actor.userId
  return database.transaction(async (tx) => {
    await getTemplate(tx, teacherId, templateId)
    await upsertOwnTemplate(tx, { teacherId, templateId, title, body, at: clock.now() })
    return getTemplate(tx, teacherId, templateId)
  })
}

/** Gives a teacher the template again as it came. */
export function resetTemplate(
  { database }: Services,
  { actor, templateId }: OwnTemplate,
): Promise<NoteTemplate> {
  const teacherId = actor.userId
  return database.transaction(async (tx) => {
    await deleteOwnTemplate(tx, { teacherId, templateId })
    return getTemplate(tx, teacherId, templateId)
  })
}
