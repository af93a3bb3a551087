import { hue, Picture } from './paper.tsx'
import type { Hue } from './paper.tsx'
import { Person } from './person.tsx'
import type { PersonLook } from './person.tsx'

/** The three grown-ups behind the doors of the login page. */
export type PortraitPersona = 'sponsor' | 'teacher' | 'admin'

const PERSONAS: Record<PortraitPersona, PersonLook & { ground: Hue }> = {
  sponsor: { skin: 3, hairStyle: 'short', hair: 2, top: 'blue', pattern: 'cardigan', ground: 'blue3' },
  teacher: { skin: 4, hairStyle: 'bun', top: 'brick', pattern: 'cardigan', glasses: true, ground: 'teal' },
  admin: { skin: 1, hairStyle: 'bob', hair: 4, top: 'plum', pattern: 'cardigan', ground: 'pink' },
}

export type PortraitProps = {
  persona: PortraitPersona
  label?: string | undefined
  className?: string | undefined
}

/** Head and shoulders in the schoolhouse arch. */
export function Portrait({ persona, label, className }: PortraitProps) {
  const { ground, ...look } = PERSONAS[persona]
  return (
    <Picture viewBox="0 0 120 140" cover label={label} className={className}>
      <path d="M0 140V60a60 60 0 0 1 120 0V140z" fill={hue[ground]} />
      <Person {...look} x={60} y={308} size={1.12} grown />
    </Picture>
  )
}
