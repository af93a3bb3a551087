import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { consentLinkDays, consentParts, consentText } from '@tower/contract/people/consent-text.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { ConsentParts } from './consents.queries.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type ProspectConsentParams = {
  kind: 'asked' | 'again' | 'said'
  /** With a link each. */
  children: { name: string; url: OpenedText }[]
  /** What was said just now. */
  said?: ConsentParts
}

/** The links by which a guardian reads what would be shown of a child, and allows it or takes it back. */
export function prospectConsentMail(
  { kind, children, said }: ProspectConsentParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const named = children.map(({ name, url }) => ({ name: harmlessName(name) ?? texts.child, url }))
  const [first = { name: texts.child, url: site.origin + paths.prospectConsent }, ...others] = named
  const words = texts[said?.profile === false ? 'takenBack' : kind](first.name, site.name)
  return renderMail(
    {
      subject: words.subject,
      heading: words.heading,
      paragraphs: words.paragraphs,
      rows: said ? rowsOf(said, locale) : [],
      action: { label: texts.open(first.name), url: first.url },
      links: others.map(({ name, url }) => ({ label: texts.open(name), url })),
      closing: [texts.valid, words.closing],
    },
    site,
    locale,
  )
}

function rowsOf(said: ConsentParts, locale: Language): [string, string][] {
  const { parts } = consentText[locale]
  const { yes, no } = locale === 'es' ? spanish : english
  return consentParts.map((part) => [parts[part].label, said[part] ? yes : no])
}

type Words = { subject: string; heading: string; paragraphs: string[]; closing: string }
type Kinds = Record<ProspectConsentParams['kind'] | 'takenBack', (child: string, site: string) => Words>
type Texts = Kinds & { child: string; open(child: string): string; valid: string; yes: string; no: string }

const english: Texts = {
  child: 'your child',
  open: (child) => `Read and decide for ${child}`,
  valid: `A link works once, for ${consentLinkDays} days. You can ask for a new one whenever you want.`,
  yes: 'Allowed',
  no: 'Not allowed',
  asked: (child, site) => ({
    subject: `May we show ${child} on our site?`,
    heading: `May we show ${child} on our site?`,
    paragraphs: [
      `Somebody who works with ${child} started an athlete profile at ${site}, so that people can support ${child}'s sport, and named you as the parent or guardian.`,
      'Nothing is shown unless you allow it. The link below shows exactly what would be public; you decide about the profile, photos, city and school one by one.',
    ],
    closing: "If you aren't the parent or guardian, do nothing: unless you agree, nothing is shown.",
  }),
  again: (child) => ({
    subject: `Your link for ${child}`,
    heading: `Your link for ${child}`,
    paragraphs: ['You asked for a link to see what you allow to be shown, to change it or to take it back.'],
    closing: "If you didn't ask for it, do nothing: opening a link changes nothing.",
  }),
  said: (child) => ({
    subject: `What you allow for ${child}`,
    heading: `What you allow for ${child}`,
    paragraphs: [
      `Thank you. We saved your answer about ${child} as you see it here. Where two guardians disagree, only what both allow is shown, and our staff look at everything first.`,
      'You can change it or take it back at any time by the link below.',
    ],
    closing: "If this wasn't you, open the link and take it back, and write to us.",
  }),
  takenBack: (child) => ({
    subject: `Nothing is shown of ${child}`,
    heading: `Nothing is shown of ${child}`,
    paragraphs: [
      `We saved that you allow nothing for ${child}. What was public is hidden now; open pages follow within a minute.`,
      'Photos and videos are deleted within a day, all words within 30 days, unless you allow it again by the link below.',
    ],
    closing: "If this wasn't you, write to us.",
  }),
}

const spanish: Texts = {
  child: 'tu hijo o hija',
  open: (child) => `Leer y decidir por ${child}`,
  valid: `Cada enlace sirve una vez, durante ${consentLinkDays} días. Puedes pedir otro cuando quieras.`,
  yes: 'Permitido',
  no: 'No permitido',
  asked: (child, site) => ({
    subject: `¿Podemos mostrar a ${child} en nuestro sitio?`,
    heading: `¿Podemos mostrar a ${child} en nuestro sitio?`,
    paragraphs: [
      `Alguien que trabaja con ${child} empezó un perfil de atleta en ${site}, para que otras personas apoyen su deporte, y te nombró como madre, padre o tutor.`,
      'No se muestra nada si no lo permites. El enlace muestra exactamente qué sería público; decides por separado sobre el perfil, las fotos, la ciudad y la escuela.',
    ],
    closing: 'Si no eres su madre, padre o tutor, no hagas nada: si no das tu permiso, no se muestra nada.',
  }),
  again: (child) => ({
    subject: `Tu enlace para ${child}`,
    heading: `Tu enlace para ${child}`,
    paragraphs: ['Pediste un enlace para ver lo que permites mostrar, cambiarlo o retirarlo.'],
    closing: 'Si no lo pediste, no hagas nada: abrir un enlace no cambia nada.',
  }),
  said: (child) => ({
    subject: `Lo que permites para ${child}`,
    heading: `Lo que permites para ${child}`,
    paragraphs: [
      `Gracias. Guardamos tu respuesta sobre ${child} como la ves aquí. Si dos tutores no están de acuerdo, se muestra solo lo que ambos permiten, y nuestro equipo lo revisa todo antes.`,
      'Puedes cambiarlo o retirarlo cuando quieras con el enlace de abajo.',
    ],
    closing: 'Si no fuiste tú, abre el enlace y retíralo, y escríbenos.',
  }),
  takenBack: (child) => ({
    subject: `No se muestra nada de ${child}`,
    heading: `No se muestra nada de ${child}`,
    paragraphs: [
      `Guardamos que no permites nada para ${child}. Lo que era público ya está oculto; las páginas abiertas lo siguen en menos de un minuto.`,
      'Las fotos y los videos se borran en un día, todas las palabras en 30 días, a menos que lo permitas de nuevo con el enlace de abajo.',
    ],
    closing: 'Si no fuiste tú, escríbenos.',
  }),
}
