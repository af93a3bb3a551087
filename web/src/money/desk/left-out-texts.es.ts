import type { Translated } from '../../texts/translated.ts'
import type { leftOut as source } from './left-out-texts.en.ts'

export const leftOut = {
  title: {
    one: '{count} donante no está en el archivo:',
    other: '{count} donantes no están en el archivo:',
  },
  more: 'y {count} más',
  nobody: 'Donante sin nombre',
  reasons: {
    letters:
      'el nombre o la dirección tiene letras que no se pueden imprimir. Pregúntale cómo quiere que se escriba y corrígelo en su página.',
    no_name: 'no se conoce un nombre al que escribir.',
    too_many_gifts:
      'más donaciones de las que caben en un estado. La página de pagos las tiene como archivo para hojas de cálculo.',
    no_postal_address: 'no se conoce su dirección postal. Anótala en su página.',
  },
} satisfies Translated<typeof source>
