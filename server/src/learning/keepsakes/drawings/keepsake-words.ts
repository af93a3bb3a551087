import type { Language } from '@tower/contract/language.ts'

type Matched = (classroom: string, day: string) => string

export type KeepsakeWords = {
  /** Whoever gave no name. */
  aSponsor: string
  certificate: {
    /** What kind of paper it is. */
    kind: string
    file: (number: number) => string
    title: (number: number) => string
    thanks: string
    minted: (day: string) => string
    waiting: string
    matched: Readonly<Record<'draw' | 'designation' | 'staff', Matched>>
    aClassroom: string
    scanDraw: string
    scanSlot: string
    code: (address: string) => string
  }
  poster: {
    title: string
    slots: (count: number) => string
    named: (day: string) => string
  }
  cards: {
    title: string
    fronts: readonly [string, string, string, string]
    dear: string
    from: (name: string) => string
  }
  emblem: { title: string }
  sample: { mark: string; name: string; giver: string }
}

/** What stands on keepsakes. Nothing is claimed that the public pages don't show. */
export const keepsakeWords: Readonly<Record<Language, KeepsakeWords>> = {
  en: {
    aSponsor: 'A sponsor',
    certificate: {
      kind: 'Certificate',
      file: (number) => `Certificate of Sponsor Slot ${number}`,
      title: (number) => `Sponsor Slot ${number}`,
      thanks: 'Made possible by the gifts of',
      minted: (day) => `$800 for one classroom, complete since ${day}.`,
      waiting: 'It waits for its classroom. Its number stays the same.',
      matched: {
        draw: (classroom, day) => `On ${day} a public draw gave it to ${classroom}.`,
        designation: (classroom, day) => `On ${day} it went to ${classroom}, as its sponsor wished.`,
        staff: (classroom, day) => `On ${day} the charity gave it to ${classroom}.`,
      },
      aClassroom: 'a classroom',
      scanDraw: 'The proof of the draw: scan it and check the result yourself.',
      scanSlot: 'The page of this slot: scan it and follow the $800.',
      code: (address) => `A code to scan that leads to ${address}`,
    },
    poster: {
      title: 'The tower we build together',
      slots: (count) =>
        count === 1
          ? 'One Sponsor Slot so far: $800 for a whole classroom.'
          : `${count.toLocaleString('en-US')} Sponsor Slots so far, each of them $800 for a whole classroom.`,
      named: (day) => `Built by, among others, as of ${day}:`,
    },
    cards: {
      title: 'Thank-you cards',
      fronts: [
        'Thank you',
        'Thank you for teaching',
        'You make it a classroom',
        'Block by block, thanks to you',
      ],
      dear: 'Dear',
      from: (name) => `From ${name}`,
    },
    emblem: { title: 'Sponsor of classrooms' },
    sample: { mark: 'SAMPLE', name: 'Your name', giver: 'Name of a giver' },
  },
  es: {
    aSponsor: 'Una persona patrocinadora',
    certificate: {
      kind: 'Certificado',
      file: (number) => `Certificado del cupo de patrocinio ${number}`,
      title: (number) => `Cupo de patrocinio ${number}`,
      thanks: 'Lo formaron las donaciones de',
      minted: (day) => `$800 para un aula, completo desde el ${day}.`,
      waiting: 'Espera su aula. Su número no cambia.',
      matched: {
        draw: (classroom, day) => `El ${day} un sorteo público se lo dio a ${classroom}.`,
        designation: (classroom, day) => `El ${day} llegó a ${classroom}, como quiso quien lo patrocinó.`,
        staff: (classroom, day) => `El ${day} la organización se lo dio a ${classroom}.`,
      },
      aClassroom: 'un aula',
      scanDraw: 'La prueba del sorteo: escanéala y verifica tú el resultado.',
      scanSlot: 'La página de este cupo: escanéala y sigue los $800.',
      code: (address) => `Un código para escanear que lleva a ${address}`,
    },
    poster: {
      title: 'La torre que construimos juntos',
      slots: (count) =>
        count === 1
          ? 'Un cupo de patrocinio hasta ahora: $800 para un aula entera.'
          : `${count.toLocaleString('en-US')} cupos de patrocinio hasta ahora, cada uno de $800 para un aula entera.`,
      named: (day) => `La construyeron, entre otros, hasta el ${day}:`,
    },
    cards: {
      title: 'Tarjetas de agradecimiento',
      fronts: ['Gracias', 'Gracias por enseñar', 'Tú haces el aula', 'Bloque a bloque, gracias a ti'],
      dear: 'Para',
      from: (name) => `De ${name}`,
    },
    emblem: { title: 'Patrocina aulas' },
    sample: { mark: 'MUESTRA', name: 'Tu nombre', giver: 'Nombre de alguien' },
  },
}
