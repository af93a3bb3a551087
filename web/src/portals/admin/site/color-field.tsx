import {
  actionColors,
  contrastOf,
  findFaintTexts,
  leastContrast,
  type Theme,
} from '@tower/contract/outreach/charity-colors.ts'
import { colorShape } from '@tower/contract/outreach/charity.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextField } from '../../../ui/field/field.tsx'
import styles from './site.module.css'

export type ColorFieldProps = {
  theme: Theme
  value: string
  error: string | undefined
  onPick: (color: string) => void
}

/** What the picker of the browser shows where no color is given: it knows no empty one. */
const shownWithout = { day: '#ffffff', night: '#000000' } as const

/** A color as it is typed and as it is picked, with how well letters can be read on it. */
export function ColorField({ theme, value, error, onPick }: ColorFieldProps) {
  const { details } = useTexts('siteDesk')
  const label = theme === 'day' ? details.color_day : details.color_night
  const color = value.trim().toLowerCase()
  const isColor = colorShape.test(color)
  const told = useContrast(theme, isColor ? color : undefined)
  return (
    <div className={styles.color}>
      <TextField
        label={label}
        hint={told && !error ? `${details.colorHint} ${told}` : details.colorHint}
        error={error}
        value={value}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onPick(target.value)}
      />
      <input
        type="color"
        aria-label={fillText(details.pickColor, { name: label })}
        value={isColor ? color : shownWithout[theme]}
        onChange={({ target }) => onPick(target.value)}
      />
    </div>
  )
}

/** While it is chosen, before anything is sent: how much letters stand out, or where they would be too faint. */
function useContrast(theme: Theme, color: string | undefined): string | undefined {
  const { details } = useTexts('siteDesk')
  if (color === undefined) return undefined
  const faint = findFaintTexts({ day: color, night: color }).find((found) => found.theme === theme)
  if (faint) return fillText(details.faint[faint.place], { ratio: faint.ratio.toFixed(2) })
  const { on, primary } = actionColors(theme, color)
  return fillText(details.contrast, { ratio: contrastOf(on, primary).toFixed(2), least: leastContrast })
}
