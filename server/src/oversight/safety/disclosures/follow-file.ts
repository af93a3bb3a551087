import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Asked, FileTrace } from '../../../http/reading-watch.ts'
import type { Services } from '../../../services.ts'
import type { AuditRow } from '../../audit/audit-row.ts'
import { describeFilter } from './describe-filter.ts'
import { recordReading } from './record-reading.ts'

/**
 * Follows a file that staff take. A row is written before its first byte and one after its last, or when its reader has
 * left; each in a transaction of its own, so that nothing is held while the file is sent.
 */
export function followFile(
  services: Services,
  { call, actor, asked }: { call: AnyEndpoint; actor: Actor; asked: Asked },
): FileTrace {
  const target = { targetKind: 'file', targetId: fileOf(call) }
  const said = {
    filter: describeFilter(call, asked),
    // What holds nobody counts towards nothing unusual.
    ...(call.proof === undefined && { people: false }),
  }
  const write = (action: AuditRow['action'], details: AuditRow['details']): Promise<void> => {
    const row = { at: services.clock.now(), actorId: actor.userId, action, ...target }
    return recordReading(services, { actor, rows: [{ ...row, details: { ...said, ...details } }] })
  }
  return {
    begin: () => write('safety.read_begun', {}),
    givePaper: () => write('safety.read_file', { rows: 1 }),
    end: async ({ rows, isWhole }) => {
      const written = write('safety.read_file', { rows, whole: isWhole })
      // Whoever left can't be told any more.
      await (isWhole
        ? written
        : written.catch((error: unknown) =>
            services.log.error({ err: error, call: call.name, rows }, 'a file that was cut left no row'),
          ))
    },
  }
}

/** What the file is called: its address without what all of them have in common. */
function fileOf({ path }: AnyEndpoint): string {
  return path.replace(/^\/(api\/(admin\/)?|\.netlify\/functions\/)/, '')
}
