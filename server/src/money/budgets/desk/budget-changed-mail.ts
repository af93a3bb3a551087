import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type BudgetChangedMailParams = {
  fiscalYear: number
  change: 'raised' | 'lowered' | 'locked' | 'unlocked'
  /** What was allocated before, and what is now; of a lock neither is told. */
  wasCents: number
  amountCents: number
}

/** Tells a teacher that staff set, locked or opened their budget. */
export function budgetChangedMail(
  { fiscalYear, change, wasCents, amountCents }: BudgetChangedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)[change]
  const year = `${fiscalYear - 1}–${fiscalYear}`
  const was = formatUsd(wasCents, { always2: true })
  const now = formatUsd(amountCents, { always2: true })
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.subject,
      paragraphs: [texts.lead(year, was, now), texts.then],
      action: {
        label: locale === 'es' ? 'Ver tu presupuesto' : 'See your budget',
        url: site.origin + paths.teacherBudget,
      },
    },
    site,
    locale,
  )
}

type Texts = Record<
  BudgetChangedMailParams['change'],
  { subject: string; lead: (year: string, was: string, now: string) => string; then: string }
>

const english: Texts = {
  raised: {
    subject: 'Your classroom budget went up',
    lead: (year, was, now) => `Your budget for ${year} is now ${now}. Before, it was ${was}.`,
    then: 'The history on your budget page shows every cent.',
  },
  lowered: {
    subject: 'Your classroom budget went down',
    lead: (year, was, now) => `Your budget for ${year} is now ${now}. Before, it was ${was}.`,
    then: 'What you spent or reserved is untouched. If you think this is a mistake, answer through Support in your portal.',
  },
  locked: {
    subject: 'Your classroom budget is locked',
    lead: (year) =>
      `Staff locked your budget for ${year}: for now you can't send new orders or reimbursements from it.`,
    then: 'What you sent before goes on. The money stays yours. Ask us through Support in your portal.',
  },
  unlocked: {
    subject: 'Your classroom budget is open again',
    lead: (year) => `Your budget for ${year} is open again: you can use what is left of it.`,
    then: 'The history on your budget page shows every cent.',
  },
}

const spanish: Texts = {
  raised: {
    subject: 'El presupuesto de tu aula subió',
    lead: (year, was, now) => `Tu presupuesto de ${year} ahora es de ${now}. Antes era de ${was}.`,
    then: 'El historial en la página de tu presupuesto muestra cada centavo.',
  },
  lowered: {
    subject: 'El presupuesto de tu aula bajó',
    lead: (year, was, now) => `Tu presupuesto de ${year} ahora es de ${now}. Antes era de ${was}.`,
    then: 'Lo que gastaste o reservaste no cambia. Si crees que es un error, escríbenos desde Ayuda en tu portal.',
  },
  locked: {
    subject: 'El presupuesto de tu aula está bloqueado',
    lead: (year) =>
      `El equipo bloqueó tu presupuesto de ${year}: por ahora no puedes enviar pedidos ni reembolsos nuevos.`,
    then: 'Lo que ya enviaste sigue adelante. El dinero sigue siendo de tu aula. Escríbenos desde Ayuda en tu portal.',
  },
  unlocked: {
    subject: 'El presupuesto de tu aula está abierto de nuevo',
    lead: (year) => `Tu presupuesto de ${year} está abierto de nuevo: puedes usar lo que queda.`,
    then: 'El historial en la página de tu presupuesto muestra cada centavo.',
  },
}
