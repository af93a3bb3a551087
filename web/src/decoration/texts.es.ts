import type { overlays as source } from './texts.en.ts'
import type { Translated } from '../texts/translated.ts'

export const overlays = {
  turnOn: 'Mostrar decoración de temporada',
  turnOff: 'Quitar la decoración de temporada',
  pack: 'Cuál',
  packs: {
    auto: 'Según la temporada',
    fall: 'Hojas de otoño',
    winter: 'Nieve de invierno',
    lights: 'Guirnaldas de luces',
    confetti: 'Confeti',
    hearts: 'Corazones',
    halloween: 'Halloween',
  },
  intensity: 'Cuánta',
  intensities: { low: 'Poca', med: 'Media', high: 'Mucha' },
  noSeason: 'De marzo a agosto no hay temporada. Elige una decoración para verla.',
  calmDevice: 'Tu dispositivo pide menos movimiento o menos datos, así que no se dibuja nada.',
  challenge: {
    solving: 'Una breve comprobación de tu navegador, porque hay tráfico inusual. Tarda unos segundos.',
    sending: 'La comprobación terminó. Tu formulario se envía de nuevo.',
    ready: 'La comprobación terminó. Envía tu formulario de nuevo, por favor.',
    lost: 'Algo salió mal. Inténtalo de nuevo: el formulario no se pudo enviar y lo que escribiste sigue aquí.',
  },
} satisfies Translated<typeof source>
