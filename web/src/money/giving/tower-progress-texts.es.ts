import type { towerProgress as source } from './tower-progress-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const towerProgress = {
  title: 'La torre compartida',
  lead: { one: '{cents} de {target}, de 1 donación', other: '{cents} de {target}, de {count} donaciones' },
  text: 'Las donaciones pequeñas completan juntas un cupo de patrocinio. Al llegar a {target}, el siguiente sorteo lo asigna y avisamos a todas las personas que donaron.',
  give: 'Donar a la torre compartida',
} as const satisfies Translated<typeof source>
