import type { Palette } from '../pen/palettes.ts'
import type { Pen } from '../pen/pen.ts'

/** A thing a page may tell of. It is drawn 100 tall with its foot at the origin, and shown `tall` where a child is 280. */
export type Prop = {
  tall: number
  /** How much wider it is than tall, where it is much. */
  wide?: number
  place: 'hand' | 'ground' | 'air'
  /** Larger than the children: it stands behind them and not between them, where it would be a toy. */
  isLarge?: true
  /** Where a hand holds it: 0 its foot, 1 its top. */
  grip?: number
  draw(pen: Pen, colors: Palette): string
}

export type Props = Record<string, Prop>
