export type OnboardDraft = { first: string; last: string; sport: string; guardian: string }

export type OnboardFault = 'firstMissing' | 'lastMissing' | 'badEmail'

/** What is wrong with a profile that is about to be begun. Sport and guardian may be left open. */
export function findOnboardFaults({
  first,
  last,
  guardian,
}: OnboardDraft): Partial<Record<keyof OnboardDraft, OnboardFault>> {
  return {
    ...(first.trim() === '' && { first: 'firstMissing' }),
    ...(last.trim() === '' && { last: 'lastMissing' }),
    ...(guardian.trim() !== '' &&
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(guardian.trim()) && { guardian: 'badEmail' }),
  }
}
