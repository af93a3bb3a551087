import type { Language } from '@tower/contract/language.ts'
import { supportStepCents } from '@tower/contract/money/athlete-share.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../../mail/mail-parts.ts'

export type AthleteNewsMailParams = {
  giverName: string | null
  athletes: {
    prospectId: string
    /** First name and initial, as everyone may read. */
    name: string
    /** How much of each $25 that came in is spent, in cents; none where nothing was. */
    spentCents?: number
    news: { kind: 'update' | 'paid'; words: string | null; amountCents: number | null }[]
  }[]
}

/** Tells a supporter what the athletes they gave to have to tell, and what was paid with it. */
export function athleteNewsMail(
  { giverName, athletes }: AthleteNewsMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const [first, ...others] = athletes
  if (!first) throw new Error('a mail of no athlete')
  const names = athletes.map(({ name }) => name)
  const links = athletes.map(({ prospectId, name }) => ({
    label: texts.see(name),
    url: site.origin + paths.prospect({ prospectId }),
  }))
  const [action, ...more] = links
  const subject = others.length === 0 ? texts.one(first.name) : texts.several(names.length)
  return renderMail(
    {
      subject,
      heading: subject,
      name: giverName,
      paragraphs: [texts.lead, ...athletes.flatMap((athlete) => sayNews(athlete, texts))],
      ...(action && { action }),
      links: more,
    },
    site,
    locale,
  )
}

function sayNews(
  { name, news, spentCents = 0 }: AthleteNewsMailParams['athletes'][number],
  texts: typeof english,
): string[] {
  const spent = spentCents > 0 ? [texts.spent(name, formatUsd(supportStepCents), formatUsd(spentCents))] : []
  const said = news.map(({ kind, words, amountCents }) => {
    if (kind === 'paid') return texts.paid(name, words ?? '', formatUsd(amountCents ?? 0))
    return words ? texts.update(name, words) : texts.picture(name)
  })
  return [...said, ...spent]
}

const english = {
  one: (name: string) => `News from ${name}`,
  several: (count: number) => `News from ${count} young athletes you support`,
  lead: 'Thank you for your support. This is what it did.',
  update: (name: string, words: string) => `${name}: “${words}”`,
  picture: (name: string) => `${name} shared something new to look at.`,
  paid: (name: string, what: string, amount: string) => `${amount} was paid for ${name}: ${what}.`,
  spent: (name: string, each: string, amount: string) =>
    `Of every ${each} that came in for ${name}, ${amount} is spent already.`,
  see: (name: string) => `See the page of ${name}`,
}

const spanish: typeof english = {
  one: (name) => `Noticias de ${name}`,
  several: (count) => `Noticias de ${count} jóvenes atletas que apoyas`,
  lead: 'Gracias por tu apoyo. Esto es lo que logró.',
  update: (name, words) => `${name}: “${words}”`,
  picture: (name) => `${name} compartió algo nuevo para ver.`,
  paid: (name, what, amount) => `Se pagaron ${amount} por ${name}: ${what}.`,
  spent: (name, each, amount) => `De cada ${each} que llegaron para ${name}, ya se gastaron ${amount}.`,
  see: (name) => `Ver la página de ${name}`,
}
