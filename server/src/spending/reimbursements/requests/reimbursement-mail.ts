import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type ReimbursementMailParams = {
  outcome: 'approved' | 'rejected' | 'returned' | 'paid' | 'bounced'
  requestId: string
  number: number
  title: string
  totalCents: number
  /** What staff wrote. */
  reason: string | null
}

/** Tells a teacher what staff decided about a request to be paid back. */
export function reimbursementMail(
  { outcome, requestId, number, title, totalCents, reason }: ReimbursementMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const words = texts[outcome]({
    name: nameReimbursement(number),
    title,
    amount: formatUsd(totalCents, { always2: true }),
  })
  const wrote = reason === null ? [] : [texts.wrote, `“${reason}”`]
  const url = `${site.origin}${paths.teacherReimbursements}?request=${requestId}`
  return renderMail(
    { ...words, paragraphs: [...words.paragraphs, ...wrote], action: { label: words.action, url } },
    site,
    locale,
  )
}

type Said = { name: string; title: string; amount: string }
type Words = { subject: string; heading: string; paragraphs: string[]; action: string }
type Texts = Record<ReimbursementMailParams['outcome'], (said: Said) => Words> & { wrote: string }

const english: Texts = {
  wrote: 'Our staff wrote:',
  approved: ({ name, title, amount }) => ({
    subject: `${name} is approved: ${amount}`,
    heading: `${amount} will be paid back to you`,
    paragraphs: [`Our staff approved ${name}, ${title}. We email you again once it is paid.`],
    action: 'See your request',
  }),
  paid: ({ name, title, amount }) => ({
    subject: `${name} is paid: ${amount}`,
    heading: `${amount} is on its way to you`,
    paragraphs: [`Our staff paid ${name}, ${title}. Depending on your bank it takes a few days to arrive.`],
    action: 'See your request',
  }),
  bounced: ({ name, title, amount }) => ({
    subject: `The payment of ${name} came back`,
    heading: `Your bank sent ${amount} back to us`,
    paragraphs: [
      `We paid ${name}, ${title}, and the payment came back. The money stays set aside for you. Check with us that we have your bank right; then we pay again.`,
    ],
    action: 'See your request',
  }),
  returned: ({ name, title }) => ({
    subject: `${name} needs changes`,
    heading: `${name} needs changes`,
    paragraphs: [`Our staff looked at ${name}, ${title}, and returned it. Change it and submit it again.`],
    action: 'Change your request',
  }),
  rejected: ({ name, title, amount }) => ({
    subject: `About your reimbursement ${name}`,
    heading: `${name} can't be paid back`,
    paragraphs: [
      `Our staff looked at ${name}, ${title}, and rejected it. The ${amount} is free in your budget again.`,
    ],
    action: 'See your request',
  }),
}

const spanish: Texts = {
  wrote: 'Nuestro equipo escribió:',
  approved: ({ name, title, amount }) => ({
    subject: `${name} está aprobado: ${amount}`,
    heading: `Te reembolsaremos ${amount}`,
    paragraphs: [`Nuestro equipo aprobó ${name}, ${title}. Te escribimos de nuevo cuando esté pagado.`],
    action: 'Ver tu solicitud',
  }),
  paid: ({ name, title, amount }) => ({
    subject: `${name} está pagado: ${amount}`,
    heading: `Tus ${amount} van en camino`,
    paragraphs: [`Nuestro equipo pagó ${name}, ${title}. Según tu banco, tarda unos días en llegar.`],
    action: 'Ver tu solicitud',
  }),
  bounced: ({ name, title, amount }) => ({
    subject: `El pago de ${name} volvió`,
    heading: `Tu banco nos devolvió ${amount}`,
    paragraphs: [
      `Pagamos ${name}, ${title}, y el pago volvió. El dinero sigue apartado para ti. Confirma con nosotros los datos de tu banco y pagamos de nuevo.`,
    ],
    action: 'Ver tu solicitud',
  }),
  returned: ({ name, title }) => ({
    subject: `${name} necesita cambios`,
    heading: `${name} necesita cambios`,
    paragraphs: [`Nuestro equipo revisó ${name}, ${title}, y te la devolvió. Cámbiala y envíala de nuevo.`],
    action: 'Cambiar tu solicitud',
  }),
  rejected: ({ name, title, amount }) => ({
    subject: `Sobre tu reembolso ${name}`,
    heading: `No podemos reembolsar ${name}`,
    paragraphs: [
      `Nuestro equipo revisó ${name}, ${title}, y la rechazó. Los ${amount} vuelven a estar libres en tu presupuesto.`,
    ],
    action: 'Ver tu solicitud',
  }),
}
