import { paths } from '@tower/contract/pages.ts'

/** The letter after G that leads to a page of the console. */
export const goKeys: Readonly<Record<string, string>> = {
  h: paths.admin,
  u: paths.adminUsers,
  c: paths.adminClassrooms,
  w: paths.adminDraws,
  v: paths.adminReview,
  p: paths.adminPayments,
  f: paths.adminOfflineGifts,
  d: paths.adminDonors,
  m: paths.adminMonthlyGifts,
  b: paths.adminBudgets,
  r: paths.adminReimbursements,
  o: paths.adminOrders,
  a: paths.adminApprovals,
  l: paths.adminLedger,
  k: paths.adminPayouts,
  e: paths.adminClosing,
  t: paths.adminTickets,
  i: paths.adminMessages,
  y: paths.adminAnalytics,
  x: paths.adminAudit,
  s: paths.adminSettings,
}

const patienceMs = 1500

type Press = { key: string; repeat: boolean; at: number }
/** Where a press leads; nowhere yet with the G that a letter may follow. */
export type Go = { to: string | undefined }

/** G, and soon after it a letter: undefined for any other press. */
export function watchGo(): (press: Press) => Go | undefined {
  let begunAt: number | undefined
  return ({ key, repeat, at }) => {
    const isAfterG = begunAt !== undefined && at - begunAt <= patienceMs
    begunAt = undefined
    if (isAfterG && Object.hasOwn(goKeys, key)) return { to: goKeys[key] }
    if (key !== 'g' || repeat) return undefined
    begunAt = at
    return { to: undefined }
  }
}

/**
 * Where a press leads that came of `watchGo`, or H alone. While a drawer is open or words are typed it leads nowhere: the letter after
 * G is taken there, and decides nothing either.
 */
export function goalOf(go: Go | undefined, key: string, mayLead: boolean): Go | 'taken' | undefined {
  if (!mayLead) return go?.to === undefined ? undefined : 'taken'
  return go ?? (key === 'h' ? { to: paths.admin } : undefined)
}
