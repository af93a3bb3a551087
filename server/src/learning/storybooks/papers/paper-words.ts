import type { Language } from '@tower/contract/language.ts'

/** What stands in a book beside its story. */
export type PaperWords = {
  from: (classroom: string) => string
  fromNobody: string
  end: string
  made: (classroom: string | null, month: string) => string
  funded: (names: string) => string
  drawn: string
  site: (name: string) => string
}

export const paperWords: Record<Language, PaperWords> = {
  en: {
    from: (classroom) => `A story from ${classroom}`,
    fromNobody: 'A story from a classroom',
    end: 'The End',
    made: (classroom, month) => `Made by ${classroom ?? 'a classroom'} in ${month}.`,
    funded: (names) => `This classroom was funded by ${names}.`,
    drawn: 'The pictures were drawn by a program. The children in them are nobody’s likeness.',
    site: (name) => `A book of ${name}`,
  },
  es: {
    from: (classroom) => `Un cuento de ${classroom}`,
    fromNobody: 'Un cuento de un salón de clases',
    end: 'Fin',
    made: (classroom, month) => `Lo hizo ${classroom ?? 'un salón de clases'} en ${month}.`,
    funded: (names) => `Este salón de clases recibió fondos de ${names}.`,
    drawn: 'Las ilustraciones las dibujó un programa. Los niños que aparecen no son el retrato de nadie.',
    site: (name) => `Un libro de ${name}`,
  },
}
