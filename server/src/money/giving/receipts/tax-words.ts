import type { Language } from '@tower/contract/language.ts'
import type { OfflineKind } from '@tower/contract/money/giving.ts'

type Charity = { name: string; ein: string }

/** Gifts whose receipt calls no amount deductible; the others are paid in money by their giver. */
const withoutAmount = ['donor_advised_fund', 'stock'] as const satisfies readonly OfflineKind[]

export type KindWithoutAmount = (typeof withoutAmount)[number]

/**
 * How a gift came, where a receipt of its amount would mislead: who advises a grant of a donor-advised fund had their
 * deduction when they gave to the fund, and what stock is worth for taxes the giver says, not the charity
 * (IRS Publications 526 and 1771).
 */
export function kindWithoutAmount(offlineKind: string | null | undefined): KindWithoutAmount | undefined {
  return withoutAmount.find((kind) => kind === offlineKind)
}

/** What a receipt says of taxes, of a charity that has an EIN. */
export function sayTaxes(
  charity: Charity,
  offlineKind: string | null | undefined,
  language: Language,
): string {
  const kind = kindWithoutAmount(offlineKind)
  return `${charity.name} (EIN ${charity.ein}). ${words[language][kind ?? 'money']}`
}

const words = {
  en: {
    money: 'Your gift is tax-deductible to the extent the law allows.',
    donor_advised_fund:
      'This gift is a grant from a donor-advised fund. The deduction was for what was given to the fund, so this is not a receipt for taxes.',
    stock:
      'This gift was stock. The amount is what it was worth to our programs; what you may deduct is for you and your tax adviser to determine.',
  },
  es: {
    money: 'Tu donación es deducible de impuestos en la medida que permita la ley.',
    donor_advised_fund:
      'Esta donación viene de un fondo asesorado por donantes. La deducción correspondió a lo que se dio al fondo, así que este recibo no sirve para los impuestos.',
    stock:
      'Esta donación fue en acciones. El monto es lo que aportaron a nuestros programas; cuánto puedes deducir lo determinan tú y tu asesor fiscal.',
  },
} as const
