import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { followLink } from '../arrivals/follow-link.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type TowerJoinedMailParams = {
  giverName: string | null
  /** What lay on the giver's own tower. */
  cents: number
  /** The slots that were full with it at once. */
  filled: number[]
  /** Names the latest gift of it in the link to its page. */
  followKey: OpenedText | null
}

/** Tells a giver that what lay on their own tower is part of the shared one, and of its slots where it filled some. */
export function towerJoinedMail(
  { giverName, cents, filled, followKey }: TowerJoinedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const amount = formatUsd(cents)
  const [first] = filled
  return renderMail(
    {
      subject: texts.subject(amount),
      heading: texts.subject(amount),
      name: giverName,
      paragraphs: [
        texts.lead(amount),
        filled.length > 0 ? texts.filled(filled.join(', '), filled.length) : texts.waits,
      ],
      action: followKey
        ? { label: texts.follow, url: site.origin + followLink(followKey, locale) }
        : { label: texts.draws, url: site.origin + paths.draws },
      links:
        first === undefined
          ? []
          : [{ label: texts.slot(first), url: site.origin + paths.slotStory({ number: String(first) }) }],
    },
    site,
    locale,
  )
}

const english = {
  subject: (amount: string) => `Your ${amount} joined the shared tower`,
  lead: (amount: string) =>
    `The ${amount} on your own tower had waited a while. As we wrote to you, they are part of the shared tower from today.`,
  waits:
    'There they fill a Sponsor Slot together with other gifts. We’ll email you when that slot is full and when it finds its classroom.',
  filled: (numbers: string, count: number) =>
    count === 1
      ? `Together with other gifts they filled Sponsor Slot ${numbers} at once. A public draw finds its classroom, and we’ll email you when it does.`
      : `Together with other gifts they filled Sponsor Slots ${numbers} at once. A public draw finds their classrooms, and we’ll email you when it does.`,
  follow: 'Follow your gift',
  draws: 'See the draws',
  slot: (slot: number) => `Follow slot ${slot}`,
}

const spanish: typeof english = {
  subject: (amount) => `Tus ${amount} se unieron a la torre compartida`,
  lead: (amount) =>
    `Los ${amount} de tu propia torre llevaban un tiempo esperando. Como te avisamos, desde hoy son parte de la torre compartida.`,
  waits:
    'Ahí completan un cupo de patrocinio junto con otras donaciones. Te escribiremos cuando ese cupo se complete y cuando encuentre su aula.',
  filled: (numbers, count) =>
    count === 1
      ? `Junto con otras donaciones completaron enseguida el cupo de patrocinio ${numbers}. Un sorteo público encontrará su aula, y te escribiremos cuando eso pase.`
      : `Junto con otras donaciones completaron enseguida los cupos de patrocinio ${numbers}. Un sorteo público encontrará sus aulas, y te escribiremos cuando eso pase.`,
  follow: 'Seguir tu donación',
  draws: 'Ver los sorteos',
  slot: (slot) => `Seguir el cupo ${slot}`,
}
