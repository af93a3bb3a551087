import type { Language } from '@tower/contract/language.ts'
import { fold } from './fold.ts'

const told = {
  en: new Set(
    (
      'the a an and or of to in on at for with is are was were has have had will can did does not please her his she he they it this that from by my your ' +
      'our we i be been need needs about when if so but very great good bring read homework school class day week'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las un una y o de del al en con por para que es son fue esta estan ha han va no le se su sus lo muy mas mi nuestra nuestro pero como ' +
      'cuando si favor gracias tarea tareas escuela clase dia semana traer leer ella este cada todos'
    ).split(' '),
  ),
}

/**
 * The language of a few words, by their small words and letters; nothing where they say nothing of it. Where the rest of the note
 * is in another language, one small word that both have ("no") proves nothing.
 */
export function guessLanguage(text: string, usual?: Language): Language | undefined {
  const words = text.match(/[\p{L}\p{M}']+/gu)?.map(fold) ?? []
  const spanishLetters = text.match(/[ñáéíóú¿¡]/giu)?.length ?? 0
  const english = words.filter((word) => told.en.has(word)).length
  const spanish = words.filter((word) => told.es.has(word)).length + spanishLetters
  if (english === spanish) return undefined
  const guessed = english > spanish ? 'en' : 'es'
  if (usual !== undefined && guessed !== usual && Math.abs(english - spanish) < 2) return usual
  return guessed
}
