import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayDay } from '../../../say-day.ts'

export type UnusedMoneyMailParams = {
  /** That it is not used, with the day on which it moves on; or that it moved. */
  step: 'noticed' | 'moved'
  readerName: string | null
  athleteName: string
  /** An archived goal; null of a profile that is not shown. */
  goalTitle: string | null
  amountCents: number
  movesAt: string
}

/** Tells a family that money nobody asks for any more moves on, under the rule that every giver read. */
export function unusedMoneyMail(
  { step, readerName, athleteName, goalTitle, amountCents, movesAt }: UnusedMoneyMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const amount = formatUsd(amountCents, { always2: true })
  const day = sayDay(new Date(movesAt), locale)
  const words =
    goalTitle === null
      ? texts.ofProfile[step](athleteName, amount, day)
      : texts.ofGoal[step](athleteName, amount, day, goalTitle)
  return renderMail(
    {
      subject: words.subject,
      heading: words.subject,
      name: readerName,
      paragraphs: words.paragraphs,
      action: { label: texts.action, url: site.origin + paths.prospectPortal },
    },
    site,
    locale,
  )
}

const english = {
  action: 'Open the athlete portal',
  ofGoal: {
    noticed: (athlete: string, amount: string, day: string, goal: string) => ({
      subject: `${amount} of an archived goal`,
      paragraphs: [
        `The goal “${goal}” of ${athlete} is archived, and ${amount} of it was not used.`,
        `On ${day} this money becomes general support of ${athlete}: it stays theirs, and the charity pays for what they need from it. If you want to go on with the goal, open it again before that day.`,
      ],
    }),
    moved: (athlete: string, amount: string, _: string, goal: string) => ({
      subject: `${amount} is now general support`,
      paragraphs: [
        `${amount} of the archived goal “${goal}” is now general support of ${athlete}. Ask the charity when something is to be paid from it.`,
      ],
    }),
  },
  ofProfile: {
    noticed: (athlete: string, amount: string, day: string) => ({
      subject: `${amount} was given and is not used`,
      paragraphs: [
        `The profile of ${athlete} is not shown at the moment, and ${amount} of what was given is still there.`,
        `Until ${day} the charity can pay for what it was given for: write to us. The money that is still there on that day goes to the fund for all youth athletes, as every giver was told. If the profile is shown again before, everything stays as it was.`,
      ],
    }),
    moved: (athlete: string, amount: string) => ({
      subject: `${amount} went to the fund for all youth athletes`,
      paragraphs: [
        `The profile of ${athlete} was not shown for the time that every giver was told of, so ${amount} now helps other young athletes. Thank you for everything.`,
      ],
    }),
  },
}

const spanish: typeof english = {
  action: 'Abrir el portal de atletas',
  ofGoal: {
    noticed: (athlete, amount, day, goal) => ({
      subject: `${amount} de una meta archivada`,
      paragraphs: [
        `La meta “${goal}” de ${athlete} está archivada y ${amount} quedaron sin usar.`,
        `El ${day} este dinero pasa a ser apoyo general de ${athlete}: sigue siendo suyo y la organización paga con él lo que necesite. Si quieren seguir con la meta, ábranla de nuevo antes de ese día.`,
      ],
    }),
    moved: (athlete, amount, _, goal) => ({
      subject: `${amount} ya son apoyo general`,
      paragraphs: [
        `${amount} de la meta archivada “${goal}” ya son apoyo general de ${athlete}. Avisen a la organización cuando haya algo que pagar con ese dinero.`,
      ],
    }),
  },
  ofProfile: {
    noticed: (athlete, amount, day) => ({
      subject: `${amount} donados siguen sin usarse`,
      paragraphs: [
        `El perfil de ${athlete} no se muestra por ahora, y ${amount} de lo donado siguen ahí.`,
        `Hasta el ${day} la organización puede pagar aquello para lo que se donó: escríbannos. Lo que quede ese día pasa al fondo para todos los jóvenes atletas, como se dijo a cada donante. Si el perfil se muestra de nuevo antes, todo queda como estaba.`,
      ],
    }),
    moved: (athlete, amount) => ({
      subject: `${amount} pasaron al fondo para todos los jóvenes atletas`,
      paragraphs: [
        `El perfil de ${athlete} no se mostró durante el tiempo que se dijo a cada donante, así que ${amount} ayudan ahora a otros jóvenes atletas. Gracias por todo.`,
      ],
    }),
  },
}
