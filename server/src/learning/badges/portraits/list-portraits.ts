import { mostListedPortraits } from '@tower/contract/learning/badges.ts'
import type { portraitEndpoints } from '@tower/contract/learning/portraits.contract.ts'
import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { signedAddress } from '../../../oversight/files/file-address.ts'
import type { Services } from '../../../services.ts'
import { selectPortraits, type PortraitRow } from './portraits.queries.ts'

type Portrait = HandlerOutput<typeof portraitEndpoints.list>['items'][number]

/** The photos of teachers as staff see them: those that wait, the oldest first, then those that are shown. */
export async function listPortraits(services: Services): Promise<Portrait[]> {
  const rows = await services.database.read((tx) => selectPortraits(tx, mostListedPortraits))
  return rows.map((row) => viewPortrait(services, row))
}

function viewPortrait(services: Services, row: PortraitRow): Portrait {
  return {
    ...{ teacher_id: row.teacherId, file_id: row.fileId, teacher_name: row.name, teacher_email: row.email },
    ...{ url: signedAddress(services, row.fileId, 'whole'), sent_at: row.sentAt, state: row.state },
  }
}
