import type { Translated } from '../../texts/translated.ts'
import type { pictureUploads as source } from './picture-texts.en.ts'

export const pictureUploads = {
  failed: 'No se pudo subir',
  unreadable: 'No se puede leer esta imagen. Quizá está dañada.',
  wrongKind: 'No es una imagen que podamos aceptar.',
  tooManyPixels: 'Esta imagen tiene demasiados píxeles. Guárdala más pequeña.',
  tooLarge: 'Este archivo pesa demasiado.',
  empty: 'Este archivo está vacío.',
  full: 'En este momento no hay espacio para este archivo. Inténtalo más tarde.',
  waiting: 'Subiste demasiados archivos sin usarlos. Inténtalo más tarde.',
} as const satisfies Translated<typeof source>
