/** The colors that a charity chooses: of buttons and links, by day and by night. */
export type ChosenColors = { day: string; night: string }
export type Theme = keyof ChosenColors

/** What the tokens of the pages become in one theme. */
export type ActionColors = { primary: string; hover: string; soft: string; on: string }

type Grounds = { text: string; text2: string; on: string; surface: string; all: readonly string[] }

/** What stands in `web/src/page/tokens.css`; a test there holds the two together. */
export const themeGrounds: Readonly<Record<Theme, Grounds>> = {
  day: {
    ...{ text: '#14213d', text2: '#414e69', on: '#ffffff', surface: '#ffffff' },
    all: ['#fbfbf7', '#ffffff', '#f6f1e4', '#f1f4fa'],
  },
  night: {
    ...{ text: '#f3f5ee', text2: '#c9d4cc', on: '#1b1706', surface: '#192622' },
    all: ['#121c19', '#192622', '#17231f', '#21312c'],
  },
}

/** How far a button under the pointer, and the ground of what is chosen, go from the color itself. */
const hoverPart = { day: 0.2, night: 0.28 } as const
const softPart = { day: 0.12, night: 0.16 } as const
const hoverTo = { day: '#000000', night: '#ffffff' } as const

/** The least ratio of text to its ground (WCAG 2.2 AA). */
export const leastContrast = 4.5

/** The colors of a theme that follow from the chosen one. */
export function actionColors(theme: Theme, color: string): ActionColors {
  const { on, surface } = themeGrounds[theme]
  return {
    primary: color,
    hover: mix(color, hoverTo[theme], hoverPart[theme]),
    soft: mix(surface, color, softPart[theme]),
    on,
  }
}

export type FaintPlace = 'button' | 'link' | 'chosen'
/** Where text would be too faint, and the ratio it would have. */
export type FaintText = { theme: Theme; place: FaintPlace; ratio: number }

/** Every place at which a color leaves text too faint, the faintest ratio of each. */
export function findFaintTexts(colors: ChosenColors): FaintText[] {
  return (['day', 'night'] as const).flatMap((theme) => faintOf(theme, colors[theme]))
}

function faintOf(theme: Theme, color: string): FaintText[] {
  const { primary, hover, soft, on } = actionColors(theme, color)
  const { text, text2, all } = themeGrounds[theme]
  const pairs: Record<FaintPlace, [string, string][]> = {
    button: [
      [on, primary],
      [on, hover],
    ],
    link: [...all, soft].map((ground) => [primary, ground]),
    chosen: [
      [text, soft],
      [text2, soft],
    ],
  }
  return (Object.keys(pairs) as FaintPlace[]).flatMap((place) => {
    const ratio = Math.min(...pairs[place].map(([one, other]) => contrastOf(one, other)))
    return ratio < leastContrast ? [{ theme, place, ratio: Math.floor(ratio * 100) / 100 }] : []
  })
}

/** The ratio of two colors by WCAG: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** One color with a part of another in it. */
function mix(color: string, other: string, part: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((channel, at) =>
    Math.round(channel * (1 - part) + (others[at] ?? 0) * part),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
