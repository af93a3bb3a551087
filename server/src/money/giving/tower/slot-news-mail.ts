import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type SlotNewsMailParams = {
  kind: 'first_shipment' | 'budget_spent'
  giverName: string | null
  /** All of the giver's slots with this news; a classroom that may not be named has no name. */
  slots: { number: number; classroomName: string | null }[]
}

/** Tells a giver that what their slot bought is on its way, or that all of its money is spent. */
export function slotNewsMail(
  { kind, giverName, slots }: SlotNewsMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const [first] = slots
  if (!first) throw new Error('a mail of no slot')
  const classroom = first.classroomName ?? texts.aClassroom
  const words = texts[kind](classroom)
  return renderMail(
    {
      ...words,
      name: giverName,
      action: {
        label: texts.follow(first.number),
        url: site.origin + paths.slotStory({ number: String(first.number) }),
      },
      rows:
        slots.length === 1
          ? []
          : slots.map(({ number, classroomName }) => [texts.slot(number), classroomName ?? texts.aClassroom]),
    },
    site,
    locale,
  )
}

const english = {
  aClassroom: 'a classroom',
  slot: (slot: number) => `Slot ${slot}`,
  follow: (slot: number) => `Follow slot ${slot}`,
  first_shipment: (classroom: string) => ({
    subject: `What your gift bought is on its way to ${classroom}`,
    heading: 'The first parcel is on its way',
    paragraphs: [
      `The first order for ${classroom} left the store. Its page shows what the money buys, in categories and amounts, and photos as soon as there are some.`,
    ],
  }),
  budget_spent: (classroom: string) => ({
    subject: `Your gift is at work in ${classroom}`,
    heading: 'All of it is spent',
    paragraphs: [
      `The last of the money went into things for ${classroom}. Its page shows what was bought, in categories and amounts, and photos where there are some.`,
    ],
  }),
}

const spanish: typeof english = {
  aClassroom: 'un aula',
  slot: (slot) => `Cupo ${slot}`,
  follow: (slot) => `Seguir el cupo ${slot}`,
  first_shipment: (classroom) => ({
    subject: `Lo que compró tu donación va en camino a ${classroom}`,
    heading: 'El primer paquete va en camino',
    paragraphs: [
      `El primer pedido para ${classroom} salió de la tienda. Su página muestra en qué se usa el dinero, por categorías y cantidades, y fotos en cuanto las haya.`,
    ],
  }),
  budget_spent: (classroom) => ({
    subject: `Tu donación ya está en uso en ${classroom}`,
    heading: 'Ya se usó todo',
    paragraphs: [
      `Lo último del dinero se convirtió en cosas para ${classroom}. Su página muestra qué se compró, por categorías y cantidades, y fotos donde las hay.`,
    ],
  }),
}
