import type { Translated } from '../../../texts/translated.ts'
import type { thanks as source } from './texts.en.ts'

export const thanks = {
  caption: 'Donaciones según si se agradecieron, las más recientes primero si no se ordena de otra manera',
  none: 'Todavía nadie ha donado.',
  noMatch: 'Ninguna donación coincide.',
  failed: 'No se pudo cargar a quién agradecer',
  standing: 'Agradecidas',
  standings: { open: 'Por agradecer', done: 'Agradecidas' },
  reach: 'Se llega por',
  reaches: { email: 'Correo electrónico', paper: 'Papel' },
  tag: 'Etiqueta',
  from: 'Desde',
  to: 'Hasta',
  columns: { donor: 'Donante', for: 'Para', thanked: 'Agradecida', day: 'Día', amount: 'Monto' },
  ways: { letter: 'Por carta', email: 'Por correo', call: 'Por teléfono', in_person: 'En persona' },
  thankedBy: '{name}, {day}',
  mark: {
    letter: 'Agradecidas por carta',
    email: 'Agradecidas por correo',
    call: 'Agradecidas por teléfono',
    in_person: 'Agradecidas en persona',
  },
  markTitle: {
    one: '¿Marcar {count} donación como agradecida?',
    other: '¿Marcar {count} donaciones como agradecidas?',
  },
  markText: 'La lista dirá que agradeciste a sus donantes, y cómo. Puedes deshacerlo.',
  markLabel: 'Marcar como agradecidas',
  undo: 'Sin agradecer',
  undoTitle: {
    one: '¿Quitar el agradecimiento de {count} donación?',
    other: '¿Quitar el agradecimiento de {count} donaciones?',
  },
  undoText: 'Estas donaciones vuelven a estar por agradecer.',
  undoLabel: 'Quitar',
  failedAct: 'No se cambió nada.',
  letters: 'Cartas para imprimir',
  lettersText:
    'Una carta para cada donante de las donaciones que muestran los filtros de abajo, en su idioma, con su dirección postal si se conoce. Marca las donaciones como agradecidas cuando las cartas ya vayan en camino.',
  note: 'Una nota tuya en cada carta',
  print: 'Imprimir las cartas',
  part: 'Parte',
  partHint:
    'Las donaciones de cien filas son un archivo. Imprime todas las partes antes de marcar alguna como agradecida: lo que marcas sale de “Por agradecer” y las partes siguientes se recorren.',
  nobody: 'No se muestra ninguna donación para la que se pueda escribir una carta.',
  noteUnprintable: 'Tu nota tiene signos que no se pueden imprimir, como dibujitos. Escríbela sin ellos.',
  printFailed: 'No se pudieron escribir las cartas. Inténtalo de nuevo.',
} satisfies Translated<typeof source>
