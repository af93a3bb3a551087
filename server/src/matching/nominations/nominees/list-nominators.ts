import { normalizedContact } from '@tower/contract/matching/nominations.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { createHash } from 'node:crypto'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { nominatorPepper, sealNominatorHash } from '../nominator-pepper.ts'
import { keepNominees } from './keep-nominees.ts'
import {
  findNominee,
  listNamedNominators,
  listNominatorRows,
  type NamedNominator,
  type NominatorRow,
  type NomineeRow,
} from './nominees.queries.ts'

/**
 * A page of those who nominated somebody. A ballot holds a hash alone, so its nominator is nobody, unless they nominated the
 * same classroom under their name.
 */
export async function listNominators(
  services: Services,
  { key, page: { page, pageSize } }: { key: string; page: PageQuery },
): Promise<{ nominee: NomineeRow; rows: NominatorRow[] }> {
  await keepNominees(services)
  return services.database.read(async (tx) => {
    const nominee = await findNominee(tx, key)
    if (!nominee) throw new Refusal('nominations.nominee_not_found')
    const rows = await listNominatorRows(tx, key, { limit: pageSize, offset: (page - 1) * pageSize })
    const classroomIds = [...new Set(rows.flatMap(({ classroom_id: id }) => (id === null ? [] : [id])))]
    const named = byBallot(services, await listNamedNominators(tx, classroomIds))
    return { nominee, rows: rows.map((row) => ({ ...row, ...named.get(ballotOf(row)) })) }
  })
}

const ballotOf = (row: { classroom_id: string | null; nominator_hash: string | null }) =>
  `${row.classroom_id} ${row.nominator_hash}`

/** Those who gave their name, by the ballot that their address would cast. */
function byBallot(services: Services, named: NamedNominator[]): Map<string, Partial<NominatorRow>> {
  const pepper = nominatorPepper(services)
  const seal = (email: string) =>
    sealNominatorHash(createHash('sha256').update(normalizedContact(email)).digest('hex'), pepper)
  return new Map(
    named.map(({ classroom_id: classroomId, nominator_email: email, nominator_name: name }) => [
      ballotOf({ classroom_id: classroomId, nominator_hash: seal(email) }),
      { nominator_email: email, nominator_name: name },
    ]),
  )
}
