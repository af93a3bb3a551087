import type { Services } from '../../services.ts'
import { alertTargets } from './alert-targets.ts'
import { wordAlert } from './alert-words.ts'
import { endUnseenAlerts, hasOpenAlerts, insertMessages, saveFindings } from './alerts.queries.ts'
import type { Finding } from './findings.queries.ts'
import { listFindings } from './list-findings.ts'

/**
 * Looks at what is wrong and keeps it: what is new is to be told, and what is over as well. All processes look; one row while
 * it lasts makes that one message. Where all is well this only reads. `own`: what only this process can see.
 */
export async function keepAlerts(
  { config, database, log }: Pick<Services, 'config' | 'database' | 'log'>,
  own: readonly Finding[] = [],
): Promise<void> {
  const { findings, isQuiet } = await database.read(async (tx) => {
    const found = [...(await listFindings(tx)), ...own]
    return { findings: found, isQuiet: found.length === 0 && !(await hasOpenAlerts(tx)) }
  })
  if (isQuiet) return
  const targets = alertTargets(config)
  const { begun, over } = await database.transaction(async (tx) => {
    const begun = await saveFindings(tx, findings)
    const over = await endUnseenAlerts(tx)
    await insertMessages(tx, { alerts: begun, moment: 'began', targets })
    await insertMessages(tx, { alerts: over, moment: 'over', targets })
    return { begun, over }
  })
  for (const { id, kind, subject, ...said } of begun)
    log.error({ alert: id, kind, subject }, `alert: ${wordAlert({ kind, subject, ...said }).title}`)
  for (const { id, kind, subject, ...said } of over)
    log.info({ alert: id, kind, subject }, `alert over: ${wordAlert({ kind, subject, ...said }).title}`)
}
