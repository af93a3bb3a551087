import type { Language } from '@tower/contract/language.ts'
import type { PagePicture } from '@tower/contract/outreach/site.ts'

type Counted = { one: string; other: string }

export type PictureWords = {
  pages: Record<PagePicture, { title: string; line: string }>
  share: { title: string; nameless: string; matched: string; namelessMatched: string; line: string }
  profile: { title: string; slots: Counted }
  draw: { title: string; completed: Counted; scheduled: string; voided: string }
}

/** What stands on the previews. Nothing is claimed that the page behind it doesn't show. */
export const pictureWords: Record<Language, PictureWords> = {
  en: {
    pages: {
      home: {
        title: 'One $800 slot. One whole classroom.',
        line: 'Matched by a public draw that anyone can check.',
      },
      programs: {
        title: 'Choose a program, follow every dollar.',
        line: 'Classrooms, rent, small businesses, athletes.',
      },
    },
    share: {
      title: '{name}’s class needs a hand.',
      nameless: 'A class needs a hand.',
      matched: '{name}’s class got its $800.',
      namelessMatched: 'A class got its $800.',
      line: '$800 makes one Sponsor Slot',
    },
    profile: { title: 'A sponsor', slots: { one: '{count} Sponsor Slot', other: '{count} Sponsor Slots' } },
    draw: {
      title: 'Draw of {day}',
      completed: {
        one: '{count} slot matched. Check the proof yourself.',
        other: '{count} slots matched. Check the proof yourself.',
      },
      scheduled: 'The seed is sealed. Everyone can check the result.',
      voided: 'This draw was voided.',
    },
  },
  es: {
    pages: {
      home: {
        title: 'Un cupo de $800. Un aula entera.',
        line: 'Se asigna en un sorteo público que se puede verificar.',
      },
      programs: {
        title: 'Elige un programa, sigue cada dólar.',
        line: 'Aulas, renta, pequeñas empresas, atletas.',
      },
    },
    share: {
      title: 'La clase de {name} necesita una mano.',
      nameless: 'Una clase necesita una mano.',
      matched: 'La clase de {name} recibió sus $800.',
      namelessMatched: 'Una clase recibió sus $800.',
      line: '$800 forman un cupo de patrocinio',
    },
    profile: {
      title: 'Patrocinador',
      slots: { one: '{count} cupo de patrocinio', other: '{count} cupos de patrocinio' },
    },
    draw: {
      title: 'Sorteo del {day}',
      completed: {
        one: '{count} cupo asignado. Verifica tú la prueba.',
        other: '{count} cupos asignados. Verifica tú la prueba.',
      },
      scheduled: 'La semilla está sellada. Cualquiera puede verificar el resultado.',
      voided: 'Este sorteo se anuló.',
    },
  },
}
