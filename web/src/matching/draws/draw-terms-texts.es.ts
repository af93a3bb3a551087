import type { drawTerms as source } from './draw-terms-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const drawTerms = {
  states: { scheduled: 'Programado', frozen: 'Lista cerrada', completed: 'Completado', voided: 'Anulado' },
  weights: {
    title: 'Por qué algunas aulas tienen más puntos',
    lead: 'Un punto por cada nominación confirmada por correo, unos pocos por las demás y uno por cada sorteo anterior en el que participó sin suerte. El dinero nunca suma puntos. De cada docente entra un aula: la que tiene más puntos o, si empatan, la que se confirmó primero.',
    nominators: { one: '{count} nominación', other: '{count} nominaciones' },
    nominatorsCounted: {
      one: 'Cuentan {counted} de {count} nominación',
      other: 'Cuentan {counted} de {count} nominaciones',
    },
    nominatorsNote:
      '{confirmed} confirmadas, un punto cada una. De las demás cuentan dos por red y día, {few} como máximo; en total, {limit} puntos como máximo.',
    nominatorsNoteEarlier: 'De personas distintas, una por persona, hasta {limit}.',
    nominatorsLabel: '{count} de un máximo de {limit} puntos por nominaciones',
    waited: { one: '{count} sorteo de espera', other: '{count} sorteos de espera' },
    waitedCounted: {
      one: 'Cuentan {counted} de {count} sorteo de espera',
      other: 'Cuentan {counted} de {count} sorteos de espera',
    },
    waitedNote: 'En los que participó sin suerte, hasta {limit}.',
    waitedLabel: '{count} de un máximo de {limit} sorteos de espera',
    points: { one: 'punto', other: 'puntos' },
    sum: '{name} en este sorteo.',
    sumOutside: '{name} no participa en este sorteo.',
    example: 'Por ejemplo.',
    rules: 'Reglas',
  },
} satisfies Translated<typeof source>
