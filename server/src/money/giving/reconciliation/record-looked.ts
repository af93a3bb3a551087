import type { Tx } from '../../../database/database.ts'
import { notifyStaffOfAll, type StaffNotice } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import {
  listOpenOf,
  resolveDifferences,
  saveDifference,
  touchDifferences,
  type OpenDifference,
} from './differences.queries.ts'
import { describeDifference, isToldAtArrival, type Looked } from './differences.ts'

/**
 * Keeps what a comparison found: staff hear of what differs newly, and of what differs no longer. Writes nothing where
 * all is as it should be and was.
 */
export async function recordLooked(
  services: Services,
  looked: readonly Looked[],
  { at, mostTold }: { at: Date; mostTold: number },
): Promise<{ opened: number; resolved: number }> {
  const [first] = looked
  if (!first) return { opened: 0, resolved: 0 }
  const ids = looked.map(({ providerId }) => providerId)
  const known = await services.database.read((tx) => listOpenOf(tx, first.subject, ids))
  if (known.length === 0 && looked.every(({ differences }) => differences.length === 0))
    return { opened: 0, resolved: 0 }
  return services.database.transaction((tx) => keep(tx, { looked, known, at, mostTold }))
}

type Found = { looked: readonly Looked[]; known: readonly OpenDifference[]; at: Date; mostTold: number }

async function keep(
  tx: Tx,
  { looked, known, at, mostTold }: Found,
): Promise<{ opened: number; resolved: number }> {
  const opened: OpenDifference[] = []
  for (const one of looked) {
    for (const difference of one.differences) {
      const row = await saveDifference(tx, one, difference, at)
      if (row) opened.push(row)
    }
  }
  const seen = new Map(looked.map((one) => [one.providerId, one]))
  const stays = ({ provider_id, what }: OpenDifference) => {
    const one = seen.get(provider_id)
    return one?.failed === true || one?.differences.some((difference) => difference.what === what)
  }
  await touchDifferences(
    tx,
    known.filter(stays).map(({ id }) => id),
    at,
  )
  const gone = known.filter((row) => !stays(row)).map(({ id }) => id)
  const resolved = await resolveDifferences(tx, gone, at)
  const notices = [...opened.flatMap(noticeOf), ...resolved.map(goneNoticeOf)]
  await notifyStaffOfAll(tx, notices.slice(0, mostTold))
  return { opened: opened.length, resolved: resolved.length }
}

function noticeOf(difference: OpenDifference): StaffNotice[] {
  if (isToldAtArrival(difference.what)) return []
  return [
    {
      type: 'reconciliation_difference',
      title: 'The payment provider’s books differ from ours',
      message: `${describeDifference(difference)}.`,
      dedupeKey: `reconciliation:${difference.id}`,
    },
  ]
}

function goneNoticeOf(difference: OpenDifference): StaffNotice {
  return {
    type: 'reconciliation_resolved',
    title: 'A difference from the payment provider is gone',
    message: `No longer so: ${describeDifference(difference)}.`,
    dedupeKey: `reconciliation-gone:${difference.id}`,
  }
}
