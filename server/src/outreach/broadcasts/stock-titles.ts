import type { Language } from '@tower/contract/language.ts'

/** The usual titles and buttons of live slides. Staff write one language; these few are known in both. */
const spanish: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'The latest draw': 'El último sorteo',
    Classrooms: 'Aulas',
    Gifts: 'Donaciones',
    People: 'Personas',
    'See the proof': 'Ver la prueba',
    'See the draws': 'Ver los sorteos',
    'Nominate a classroom': 'Nominar un aula',
    'Add a block': 'Pon un bloque',
  }),
)

/** A live slide's title or button in the language of the page, where it is a usual one; other words stay as written. */
export function translateStockTitle(written: string, language: Language): string {
  return language === 'es' ? (spanish.get(written) ?? written) : written
}
