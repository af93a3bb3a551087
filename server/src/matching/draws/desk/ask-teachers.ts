import { dayMs } from '@tower/contract/durations.ts'
import { askAgainDays, mostAskedAtOnce, type AskedReason } from '@tower/contract/matching/draw-desk.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMails } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { siteOrigin } from '../../../config.ts'
import type { Services } from '../../../services.ts'
import { nextSchoolYearStart } from '../next-school-year.ts'
import { insertAsks, listAskable, lookAtClassrooms, type AskableRow } from './barred.queries.ts'

export type AskTeachers = { actor: Pick<Actor, 'userId'>; reason: AskedReason; isDryRun: boolean }
export type Asked = { teachers: number; more: boolean }

const first = '00000000-0000-0000-0000-000000000000'

/**
 * Asks the teachers of classrooms that can't enter to mend it. Each classroom is looked at again first, so that none is
 * written to about what is mended by now, and each is asked about once in `askAgainDays`, however many press at once.
 */
export function askTeachers(services: Services, { actor, reason, isDryRun }: AskTeachers): Promise<Asked> {
  const at = services.clock.now()
  const before = new Date(at.getTime() - askAgainDays * dayMs)
  const asking = { reason, before, after: first, limit: mostAskedAtOnce + 1 }
  if (isDryRun)
    return services.database.read(async (tx) => {
      const found = await listAskable(tx, asking)
      return { teachers: Math.min(found.length, mostAskedAtOnce), more: found.length > mostAskedAtOnce }
    })
  return services.database.transaction(async (tx) => {
    const found = await listAskable(tx, asking)
    const barred = await stillBarred(tx, { found: found.slice(0, mostAskedAtOnce), reason, at })
    const classroomIds = barred.map(({ classroom_id: id }) => id)
    const asked = new Set(await insertAsks(tx, { classroomIds, reason, askedBy: actor.userId, at, before }))
    const written = barred.filter(({ classroom_id: id }) => asked.has(id))
    await queueMails(tx, mailsTo(siteOrigin(services.config), written, { reason, at }))
    if (written.length > 0)
      await writeAudit(tx, {
        at,
        actorId: actor.userId,
        action: 'draws.asked',
        targetKind: 'classrooms',
        details: { because: reason, teachers: written.length },
      })
    return { teachers: written.length, more: found.length > mostAskedAtOnce }
  })
}

async function stillBarred(
  tx: Tx,
  { found, reason, at }: { found: AskableRow[]; reason: AskedReason; at: Date },
): Promise<AskableRow[]> {
  if (found.length === 0) return []
  const schoolYearStart = await nextSchoolYearStart(tx, at)
  const classroomIds = found.map(({ classroom_id: id }) => id)
  const reasons = await lookAtClassrooms(tx, { classroomIds, schoolYearStart })
  return found.filter(({ classroom_id: id }) => reasons.get(id) === reason)
}

function mailsTo(
  origin: string,
  classrooms: AskableRow[],
  { reason, at }: { reason: AskedReason; at: Date },
) {
  return classrooms.map(({ classroom_id: id, name, email, locale }) => ({
    dedupeKey: `enter-draw:${id}:${at.toISOString()}`,
    to: email,
    template: 'enter_draw' as const,
    locale: asLanguage(locale),
    params: {
      classroomName: name,
      reason,
      portalUrl:
        origin + (reason === 'not_nominated' ? paths.teacherShareLinks : `${paths.classroomAbout}#confirm`),
    },
  }))
}
