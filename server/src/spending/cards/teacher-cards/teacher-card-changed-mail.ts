import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import type { CardVendor, TeacherCardStatus } from '@tower/contract/spending/cards.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type TeacherCardChangedParams = {
  name: string | null
  vendor: CardVendor
  last4: string
  status: TeacherCardStatus
}

const vendorNames: Record<CardVendor, string> = { amazon: 'Amazon', walmart: 'Walmart' }

/** Staff set a teacher's card to another status: what it is good for now. */
export function teacherCardChangedMail(
  { name, vendor, last4, status }: TeacherCardChangedParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const card = { vendor: vendorNames[vendor], last4 }
  return renderMail(
    {
      subject: texts.subject(card),
      heading: texts.heading[status],
      paragraphs: [texts.hello(name), texts.says[status](card)],
      action: { label: texts.action, url: `${site.origin}${paths.teacherShopping}` },
    },
    site,
    locale,
  )
}

type Card = { vendor: string; last4: string }

const english = {
  subject: ({ vendor }: Card) => `Your ${vendor} card changed`,
  heading: {
    active: 'Your card is active',
    replacing: 'Your card is being replaced',
    inactive: 'Your card is not used any more',
  },
  hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  says: {
    active: ({ vendor, last4 }: Card) =>
      `your ${vendor} card ending in ${last4} is active. Once you have verified it, you can start a shopping session.`,
    replacing: ({ vendor, last4 }: Card) =>
      `your ${vendor} card ending in ${last4} is being replaced. No new session starts with it; we will write to you when the new one is active.`,
    inactive: ({ vendor, last4 }: Card) =>
      `your ${vendor} card ending in ${last4} was set to inactive. What you bought with it stays as it is.`,
  },
  action: 'Open shopping',
}

const spanish: typeof english = {
  subject: ({ vendor }) => `Tu tarjeta de ${vendor} cambió`,
  heading: {
    active: 'Tu tarjeta está activa',
    replacing: 'Estamos cambiando tu tarjeta',
    inactive: 'Tu tarjeta ya no se usa',
  },
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  says: {
    active: ({ vendor, last4 }) =>
      `tu tarjeta de ${vendor} que termina en ${last4} está activa. Cuando la hayas verificado, podrás empezar una compra.`,
    replacing: ({ vendor, last4 }) =>
      `estamos cambiando tu tarjeta de ${vendor} que termina en ${last4}. Con ella no empieza ninguna compra nueva; te escribiremos cuando la nueva esté activa.`,
    inactive: ({ vendor, last4 }) =>
      `tu tarjeta de ${vendor} que termina en ${last4} quedó inactiva. Lo que compraste con ella sigue igual.`,
  },
  action: 'Abrir Compras',
}
