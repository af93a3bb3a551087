import type { CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import { colorShape, phoneShape } from '@tower/contract/outreach/charity.ts'
import { findFaintTexts } from '@tower/contract/outreach/charity-colors.ts'
import type { DetailsWish } from '../../../outreach/charity/charity.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'

export const detailFields = ['name', 'address', 'email', 'phone', 'color_day', 'color_night'] as const
export type DetailField = (typeof detailFields)[number]
export const pictureFields = ['logo_url', 'picture_url'] as const

/** What stands in the fields of the organization; of a picture its address. */
export type TypedDetails = Readonly<Record<DetailField | (typeof pictureFields)[number], string>>

export function typedOf(item: CharityRevision): TypedDetails {
  const names = [...detailFields, ...pictureFields]
  return Object.fromEntries(names.map((name) => [name, item[name] ?? ''])) as TypedDetails
}

const orNull = (text: string) => text.trim() || null

export function wishOf(typed: TypedDetails): Omit<DetailsWish, 'seen_number'> {
  const { name, address, email, phone, color_day: day, color_night: night, logo_url, picture_url } = typed
  return {
    ...{ name: orNull(name), address: orNull(address), email: orNull(email), phone: orNull(phone) },
    ...{ color_day: orNull(day), color_night: orNull(night) },
    ...{ logo_url: orNull(logo_url), picture_url: orNull(picture_url) },
  }
}

type Words = Texts['siteDesk']['details']

/** What of the fields can't be sent, in words. */
export function findDetailFaults(typed: TypedDetails, words: Words): Partial<Record<DetailField, string>> {
  const [email, phone] = [typed.email.trim(), typed.phone.trim()]
  return {
    ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) && { email: words.emailFault }),
    ...(phone !== '' && !phoneShape.test(phone) && { phone: words.phoneFault }),
    ...findColorFaults(typed, words),
  }
}

/** Both are colors that text can be read on, or neither is given. */
function findColorFaults(typed: TypedDetails, words: Words): Partial<Record<DetailField, string>> {
  const [day, night] = [typed.color_day.trim().toLowerCase(), typed.color_night.trim().toLowerCase()]
  if (day === '' && night === '') return {}
  const [isDay, isNight] = [colorShape.test(day), colorShape.test(night)]
  if (!isDay || !isNight)
    return {
      ...(!isDay && { color_day: words.colorFault }),
      ...(!isNight && { color_night: words.colorFault }),
    }
  const faults = findFaintTexts({ day, night }).map(({ theme, place, ratio }) => [
    theme === 'day' ? 'color_day' : 'color_night',
    fillText(words.faint[place], { ratio: ratio.toFixed(2) }),
  ])
  return Object.fromEntries(faults) as Partial<Record<DetailField, string>>
}
