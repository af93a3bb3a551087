import type { Nominator, Nominee } from '@tower/contract/matching/nominees.contract.ts'
import type { NominatorRow, NomineeRow } from './nominees.queries.ts'

/** Somebody who was nominated, as staff see them. */
export function viewNominee(nominee: NomineeRow): Nominee {
  return { ...nominee, latest_at: nominee.latest_at.toISOString() }
}

/** Somebody who nominated them; the hash of a ballot stays out. */
export function viewNominator({
  nominator_email,
  nominator_name,
  reason,
  created_at: at,
}: NominatorRow): Nominator {
  return { nominator_email, nominator_name, reason, created_at: at.toISOString() }
}

export const nomineeHeader = ['nominee_email', 'name', 'school', 'nomination_count', 'latest_at_utc']

/** The same as a line of a file. */
export function viewNomineeLine(nominee: NomineeRow): (string | number)[] {
  const { nominee_email: email, name, school, nomination_count: count, latest_at: at } = nominee
  return [email ?? '', name, school ?? '', count, at.toISOString()]
}
