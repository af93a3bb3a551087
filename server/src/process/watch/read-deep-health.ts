import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import type { Services } from '../../services.ts'
import { checkReadiness } from '../check-readiness.ts'
import { wordAlert } from './alert-words.ts'
import { listFindings } from './list-findings.ts'

type DeepHealth = CallOutput<typeof processEndpoints.deepHealth>

/** Whether all is well with the site, not with this process alone, and what is not. It says so without a database, too. */
export async function readDeepHealth(services: Services, stopping?: AbortSignal): Promise<DeepHealth> {
  try {
    await checkReadiness(services, stopping)
    const findings = await services.database.read(listFindings)
    return {
      status: findings.length === 0 ? 'well' : 'unwell',
      reasons: findings.map((finding) => {
        const { kind, subject, since } = finding
        return { kind, subject, since: since.toISOString(), text: wordAlert(finding).text }
      }),
    }
  } catch (error) {
    services.log.warn({ err: error }, 'nobody can say whether all is well')
    const text = stopping?.aborted
      ? 'This process is stopping.'
      : 'The database does not answer, or can not be written.'
    return { status: 'unwell', reasons: [{ kind: 'not_ready', subject: '', since: null, text }] }
  }
}
