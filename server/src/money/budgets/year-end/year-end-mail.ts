import type { Language } from '@tower/contract/language.ts'
import type { YearEndRule } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type YearEndMailParams = { fiscalYear: number; rule: YearEndRule; leftCents: number }

/** Tells a teacher, two weeks before, what becomes of what is left of the school year. */
export function yearEndMail(
  { fiscalYear, rule, leftCents }: YearEndMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const left = formatUsd(leftCents, { always2: true })
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.subject,
      paragraphs: [texts.left(left), texts.rules[rule](fiscalYear), texts.stays],
      action: { label: texts.action, url: site.origin + paths.teacherBudget },
    },
    site,
    locale,
  )
}

const english = {
  subject: 'The school year’s budget ends on June 30',
  left: (amount: string) => `${amount} of your classroom budget is left.`,
  rules: {
    carry_over: (year: number) =>
      `You keep it: on July 1 what is left moves into your budget for ${year}–${year + 1} by itself. You don’t have to do anything.`,
    to_fund: (year: number) =>
      `On July 1, ${year}, what is left goes back to the classrooms’ fund, for other classrooms. What you still need, order or send in by June 30.`,
  },
  stays: 'Orders, reimbursements and cards you sent before then go on as usual.',
  action: 'See your budget',
}

const spanish: typeof english = {
  subject: 'El presupuesto del año escolar termina el 30 de junio',
  left: (amount) => `Quedan ${amount} en el presupuesto de tu aula.`,
  rules: {
    carry_over: (year) =>
      `Es tuyo: el 1 de julio lo que quede pasa solo a tu presupuesto de ${year}–${year + 1}. No tienes que hacer nada.`,
    to_fund: (year) =>
      `El 1 de julio de ${year} lo que quede vuelve al fondo de las aulas, para otras aulas. Lo que todavía necesites, pídelo o envíalo antes del 30 de junio.`,
  },
  stays: 'Los pedidos, reembolsos y tarjetas que enviaste antes siguen adelante.',
  action: 'Ver tu presupuesto',
}
