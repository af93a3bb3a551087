import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findProgram, openPreview, takeInterests } from './programs.queries.ts'

const mailsAtOnce = 1_000

/**
 * Opens a program that was only a preview: from now on it takes gifts. Whoever asked to hear of it is written to
 * once, and forgotten. Answers how many that were. Throws for an unknown program and for one that is open already.
 */
export function openProgram(
  services: Services,
  { programId, actor }: { programId: string; actor?: Actor },
): Promise<{ name: string; told: number }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const program = await openPreview(tx, programId, at)
    if (!program) {
      const isOpen = (await findProgram(tx, programId)) !== undefined
      throw new Refusal(isOpen ? 'programs.already_open' : 'giving.unknown_program')
    }
    const interests = await takeInterests(tx, programId)
    const path = paths.program({ programId: program.slug })
    const nameIn = (locale: string) => (locale === 'es' && program.name_es) || program.name
    for (let start = 0; start < interests.length; start += mailsAtOnce) {
      const mails = interests.slice(start, start + mailsAtOnce).map(({ email, locale }) => ({
        // A program that was closed opens again: whoever asked since is told of that.
        ...{ dedupeKey: `program-open:${programId}:${at.toISOString()}:${email}`, to: email },
        ...{ template: 'program_open' as const, params: { name: nameIn(locale), path } },
        locale: locale as Language,
      }))
      await queueMails(tx, mails)
    }
    await writeAudit(tx, {
      at,
      actorId: actor?.userId ?? null,
      action: 'programs.opened',
      targetKind: 'program',
      targetId: programId,
      details: { told: interests.length },
    })
    return { name: program.name, told: interests.length }
  })
}
