import type { Translated } from '../../texts/translated.ts'
import type { coverFaces as source } from './texts.en.ts'

export const coverFaces = {
  offer: 'Buscar caras en las fotos y taparlas antes de enviarlas',
  title: 'Tapar caras en {name}',
  text: 'Lo que marques queda tapado para siempre antes de guardar la foto. Las caras se buscan en este dispositivo; no se envía nada hasta que presiones Enviar foto.',
  looking: 'Buscando caras…',
  found: {
    one: 'Se encontró y se marcó {count} cara. Revisa si hay más.',
    other: 'Se encontraron y se marcaron {count} caras. Revisa si hay más.',
  },
  none: 'No se encontró ninguna cara. Si hay alguna, márcala a mano.',
  unable: 'En este dispositivo no se pueden buscar caras. Márcalas a mano.',
  unreadable: 'Esta foto no se puede mostrar aquí, así que no se puede marcar nada en ella.',
  picture: 'La foto con sus marcas',
  mark: 'Marca {place} de {count}',
  help: 'Arrastra sobre la foto para marcar una cara. Las flechas mueven una marca, Mayús con las flechas cambia su tamaño y Supr la quita.',
  add: 'Agregar una marca',
  remove: 'Quitar esta marca',
  full: 'Una foto admite hasta {most} marcas.',
  count: {
    one: 'Se tapará {count} lugar.',
    other: 'Se taparán {count} lugares.',
  },
  send: 'Enviar foto',
  cancel: 'No enviar',
  declined: 'No se envió.',
} satisfies Translated<typeof source>
