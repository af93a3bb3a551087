import { asLanguage } from '@tower/contract/language.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Services } from '../../../services.ts'
import { getTeacher } from '../tools.queries.ts'
import { getResult } from './get-result.ts'
import { wordResult } from './word-result.ts'

/**
 * Mails a result to its teacher's own address, and to nobody else: what goes to a family leaves by the teacher's hand. As
 * long as nothing is changed it goes once an hour; a version's number would not tell, as it comes again after an undo.
 */
export function mailResult(
  { database, clock }: Services,
  { actor, resultId }: { actor: Actor; resultId: string },
): Promise<void> {
  const hour = clock.now().toISOString().slice(0, 13)
  return database.transaction(async (tx) => {
    const result = await getResult(tx, { id: resultId, teacherId: actor.userId })
    const teacher = await getTeacher(tx, actor.userId)
    const { tool, texts } = wordResult(result)
    await queueMail(tx, {
      dedupeKey: `tool-result:${result.id}:${result.changed_at.getTime()}:${hour}`,
      to: teacher.email,
      template: 'tool_result',
      params: { tool, texts },
      locale: asLanguage(teacher.locale),
    })
  })
}
