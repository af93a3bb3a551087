/** The price of one Sponsor Slot, in US cents. */
export const slotPriceCents = 80_000

/** The least and the most one gift may be, in US cents. */
export const minGiftCents = 100
export const maxGiftCents = 99_999_999

/** 100 credit cents are one Tower Credit. */
export const creditCents = 100

/** The shares of an untargeted gift, in whole percent; what is left goes to operations. */
export const generalFundSplit = {
  version: 'split/1',
  percent: { classrooms: 65, prospects: 16, smbs: 16 },
} as const

export type GeneralFundShares = {
  classrooms: number
  prospects: number
  smbs: number
  operations: number
}

/**
 * Splits an untargeted gift: each named share is floored to the cent, operations takes the rest,
 * so the four always add up to the gift.
 */
export function splitGeneralFund(amountCents: number): GeneralFundShares {
  const share = (percent: number) => Math.floor((amountCents * percent) / 100)
  const { classrooms, prospects, smbs } = generalFundSplit.percent
  const named = { classrooms: share(classrooms), prospects: share(prospects), smbs: share(smbs) }
  return { ...named, operations: amountCents - named.classrooms - named.prospects - named.smbs }
}

/** How much of a target is reached, in whole percent, clamped to 0–100. */
export function progressPercent(cents: number, targetCents: number): number {
  if (targetCents <= 0) return 0
  return Math.min(100, Math.max(0, Math.floor((cents * 100) / targetCents)))
}

const thousands = /\B(?=(?:\d{3})+$)/g

/**
 * `$1,600` for whole dollars, `$1,600.50` otherwise; money is always written the US way, in every language. By hand: a phone
 * spends a tenth of a second on making a formatter of `Intl`, before the page answers.
 *
 * @param cents whole US cents
 */
export function formatUsd(cents: number, options: { always2?: boolean } = {}): string {
  const amount = Math.abs(cents)
  const dollars = String(Math.floor(amount / 100)).replace(thousands, ',')
  const rest = amount % 100
  const fraction = rest === 0 && !options.always2 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${cents < 0 ? '-' : ''}$${dollars}${fraction}`
}
