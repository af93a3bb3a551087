import type { Child } from '../picture.ts'
import { darker, luminance, mix } from '../pen/color.ts'
import { d } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'

const moods = ['smile', 'joy', 'laugh', 'wonder', 'calm', 'focus'] as const
export type Mood = (typeof moods)[number]

/** Where a child looks: -1 the reader's left to 1 right; -1 up to 1 down. */
export type Look = { turn: number; nod: number }

export const skins = ['#F8D6BC', '#EDBE95', '#D79C6E', '#B37850', '#8C5838', '#6C432D'] as const
export const skinOf = (child: Child): string => skins[child.skin - 1] ?? skins[2]

const headPath = 'M-50 -6C-50 -36 -28 -51 0 -51C28 -51 50 -36 50 -6C50 26 27 46 0 46C-27 46 -50 26 -50 -6Z'

/** Ears, head, eyes, brows, nose and mouth, around the middle of the head. No filter may reach this group. */
export function drawFace(pen: Pen, child: Child, mood: Mood, { turn, nod }: Look): string {
  const skin = skinOf(child)
  const dark = luminance(skin) < 0.16
  const ink = dark ? '#1C0D08' : '#33201B'
  const [shiftX, shiftY] = [turn * 15, nod * 7]
  const rosy = mix(skin, '#E0523F', dark ? 0.34 : 0.3)
  const narrow = 1 - Math.abs(turn) * 0.12
  const eyesAt = [-19 * narrow + shiftX, 19 * narrow + shiftX] as const
  const cheeks = [-31 * narrow + shiftX, 31 * narrow + shiftX]
    .map((x) => d`<ellipse cx="${x}" cy="${17 + shiftY}" rx="9.5" ry="6.5" fill="${rosy}" opacity=".62"/>`)
    .join('')
  const nose = pen.line(
    d`M${shiftX + turn * 5 - 4} ${11 + shiftY}q4 4.5 8 0`,
    mix(darker(skin, 0.3), '#7A2E12', 0.25),
    3,
  )
  const freckles = child.freckles ? drawFreckles(skin, shiftX, shiftY) : ''
  return [
    drawEars(pen, skin, turn),
    pen.shape(headPath, skin),
    pen.tone(sideShade(turn), mix(skin, '#7A2E12', 0.5), 0.16),
    cheeks,
    freckles,
    eyesAt.map((x) => drawEye(x + turn * 1.5, 1 + shiftY, ink, mood)).join(''),
    drawBrows(pen, eyesAt, shiftY, mood, mix(child.hairColor, ink, 0.5)),
    nose,
    drawMouth(pen, shiftX + turn * 2, 24 + shiftY, mood, ink),
    child.glasses ? drawGlasses(pen, eyesAt, 1 + shiftY, turn) : '',
  ].join('')
}

/** The shadow along the cheek that is turned away from the light. */
const sideShade = (turn: number) =>
  turn > 0.1
    ? 'M-50 -6C-50 26 -27 46 0 46C-22 38 -38 22 -40 -20Q-50 -16 -50 -6Z'
    : 'M50 -6C50 26 27 46 0 46C22 38 38 22 40 -20Q50 -16 50 -6Z'

function drawEars(pen: Pen, skin: string, turn: number): string {
  const ear = (side: number) => {
    if (side * turn > 0.55) return ''
    const x = side * 49 + (side * turn < 0 ? turn * 9 : 0)
    return (
      pen.oval(x, 4, 9.5, 12, skin) +
      pen.line(d`M${x - side * 1} -1q${side * 5} 4 0 10`, darker(skin, 0.2), 2)
    )
  }
  return ear(-1) + ear(1)
}

function drawEye(x: number, y: number, ink: string, mood: Mood): string {
  if (mood === 'laugh')
    return d`<path d="M${x - 7} ${y + 2}q7 -9 14 0" fill="none" stroke="${ink}" stroke-width="4.2"/>`
  const tall = mood === 'wonder' ? 8.2 : mood === 'focus' ? 5.8 : 7
  return d`<ellipse cx="${x}" cy="${y}" rx="5.6" ry="${tall}" fill="${ink}"/><circle cx="${x + 1.8}" cy="${y - 2.6}" r="2" fill="#FFF8EA"/>`
}

function drawBrows(
  pen: Pen,
  eyesAt: readonly [number, number],
  down: number,
  mood: Mood,
  color: string,
): string {
  const lift = { smile: -15, joy: -17, laugh: -17, wonder: -21, calm: -14, focus: -14 }[mood] + down
  const slope = mood === 'focus' ? 0.4 : mood === 'wonder' ? -1.5 : -0.5
  const [left, right] = eyesAt
  return pen.line(
    d`M${left - 8} ${lift + 3 - slope}Q${left} ${lift - 3} ${left + 7} ${lift + 1 + slope}M${right + 8} ${lift + 3 - slope}Q${right} ${lift - 3} ${right - 7} ${lift + 1 + slope}`,
    color,
    3.6,
  )
}

function drawMouth(pen: Pen, x: number, y: number, mood: Mood, ink: string): string {
  if (mood === 'joy' || mood === 'laugh')
    return (
      d`<path d="M${x - 15} ${y - 3}Q${x} ${y - 1} ${x + 15} ${y - 3}Q${x + 12} ${y + 14} ${x} ${y + 14}Q${x - 12} ${y + 14} ${x - 15} ${y - 3}Z" fill="#6E1F22"/>` +
      d`<path d="M${x - 12} ${y - 2}Q${x} ${y} ${x + 12} ${y - 2}L${x + 11} ${y + 2}Q${x} ${y + 4} ${x - 11} ${y + 2}Z" fill="#FFFDF6"/>` +
      d`<ellipse cx="${x}" cy="${y + 11}" rx="7" ry="3.4" fill="#E4716C"/>`
    )
  if (mood === 'wonder') return d`<ellipse cx="${x}" cy="${y + 4}" rx="6" ry="7.4" fill="#6E1F22"/>`
  const [half, deep] = mood === 'smile' ? [13, 12] : mood === 'calm' ? [9, 7] : [7, 5]
  return pen.line(d`M${x - half} ${y}Q${x} ${y + deep} ${x + half} ${y}`, ink, 3.6)
}

function drawFreckles(skin: string, x: number, y: number): string {
  const spots = [-30, -24, -20, 20, 25, 31].map(
    (at, index) => d`<circle cx="${at + x}" cy="${14 + y + (index % 2) * 5}" r="1.7"/>`,
  )
  return `<g fill="${mix(skin, '#8A3B12', 0.5)}">${spots.join('')}</g>`
}

function drawGlasses(pen: Pen, [left, right]: readonly [number, number], y: number, turn: number): string {
  const frame = '#2A2F45'
  const lens = (x: number) =>
    d`<circle cx="${x}" cy="${y + 1}" r="15" fill="#FFFFFF" fill-opacity=".1" stroke="${frame}" stroke-width="3.4"/>`
  const temples = pen.line(
    d`M${left - 15} ${y - 2}L${-50 + Math.max(0, -turn) * 4} ${-4}M${right + 15} ${y - 2}L${50 + Math.min(0, -turn) * 4} ${-4}`,
    frame,
    3,
  )
  return (
    temples +
    lens(left) +
    lens(right) +
    pen.line(d`M${left + 15} ${y}q${(right - left - 30) / 2} -5 ${right - left - 30} 0`, frame, 3.2)
  )
}
