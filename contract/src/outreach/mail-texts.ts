/** The mails of which a charity words parts by itself. What opens an account or moves money is worded by the product alone. */
export const wordedMails = [
  ...(['receipt', 'nomination_receipt', 'nomination_confirmation', 'classroom_confirmation'] as const),
  ...(['match', 'slot_full', 'gift_matched', 'enter_draw'] as const),
  ...(['program_open', 'inquiry_received', 'inquiry_answer', 'sponsor_invite'] as const),
] as const
export type WordedMail = (typeof wordedMails)[number]

/** The parts of a mail that can be worded. */
export type MailPart = 'subject' | 'opening' | 'hours' | 'closing'

/** What stands in braces in a text and is filled in as the mail is written. */
export type Placeholder = { name: string; isRequired: boolean }

/** Where the texts of a mail stand among those of the pages. */
export type MailPage = `mail-${WordedMail}`

export const mailPageOf = (mail: WordedMail): MailPage => `mail-${mail}`
export const mailOf = (page: MailPage) => page.slice('mail-'.length) as WordedMail
export const mailKey = (mail: WordedMail, part: MailPart) => `mails.${mail}.${part}`

const needs = (...names: string[]): Placeholder[] => names.map((name) => ({ name, isRequired: true }))
const may = (...names: string[]): Placeholder[] => names.map((name) => ({ name, isRequired: false }))

type Parts = Partial<Record<MailPart, readonly Placeholder[]>>

/** What each mail lets word, and what must or may stand in braces there. */
const mailParts: Readonly<Record<WordedMail, Parts>> = {
  receipt: {
    subject: [...needs('amount', 'number'), ...may('charity')],
    opening: may('amount', 'charity'),
    closing: may('charity'),
  },
  nomination_receipt: { subject: needs('classroom'), closing: may('classroom', 'charity') },
  nomination_confirmation: {
    ...{ subject: needs('classroom'), opening: needs('classroom') },
    closing: may('classroom', 'charity'),
  },
  classroom_confirmation: {
    ...{ subject: needs('classroom'), opening: needs('classroom') },
    closing: may('classroom', 'charity'),
  },
  match: { subject: needs('classroom'), opening: needs('slot'), closing: may('classroom', 'charity') },
  slot_full: { subject: needs('slot'), closing: may('charity') },
  gift_matched: { subject: needs('classroom'), closing: may('classroom', 'charity') },
  enter_draw: {
    subject: needs('classroom'),
    opening: may('classroom', 'charity'),
    closing: may('classroom', 'charity'),
  },
  program_open: { subject: needs('program'), opening: needs('program'), closing: may('program', 'charity') },
  inquiry_received: {
    ...{ subject: may('charity'), opening: may('charity') },
    ...{ hours: may('charity'), closing: may('charity') },
  },
  inquiry_answer: { subject: may('charity'), closing: may('day', 'charity') },
  sponsor_invite: { subject: may('charity'), opening: may('charity'), closing: may('charity') },
}

/** A text of a mail, before it is known in which form it is written. */
export type MailText = { key: string; part: MailPart; placeholders: readonly Placeholder[] }

/** The texts of a mail, in its order. */
export function listMailTexts(mail: WordedMail): MailText[] {
  return (Object.entries(mailParts[mail]) as [MailPart, readonly Placeholder[]][]).map(
    ([part, placeholders]) => ({ key: mailKey(mail, part), part, placeholders }),
  )
}

/** What stands in braces in a text: each name once. A brace that belongs to none is named as it stands. */
export function listPlaceholders(text: string): string[] {
  const named = [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)
  const rest = text.replaceAll(/\{[a-z]+\}/g, '')
  return [...new Set([...named, ...(/[{}]/.exec(rest) ?? [])])]
}

/** What a text names in braces that is not known there, and what it must name and doesn't. */
export function findPlaceholderFaults(
  placeholders: readonly Placeholder[],
  text: string,
): { unknown: string[]; missing: string[] } {
  const named = listPlaceholders(text)
  return {
    unknown: named.filter((name) => !placeholders.some((one) => one.name === name)),
    missing: placeholders
      .filter(({ name, isRequired }) => isRequired && !named.includes(name))
      .map(({ name }) => name),
  }
}
