import { useId } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { useMayMove } from './may-move.ts'
import { drawnPack, intensities, type Intensity, type Pack, packs } from './overlay-preferences.ts'
import styles from './season-switch.module.css'
import { useOverlayPreferences } from './use-overlay-preferences.ts'
import { lateInBrowser } from '../ui/late/late.tsx'

// The drawings come only to those who turned them on.
const SeasonScene = lateInBrowser(() => import('./season-scene.tsx'))

export type SeasonSwitchProps = {
  /** Draws the decoration as well: once on a page, where several switches stand. */
  withScene?: boolean
}

/** Turns the seasonal decoration on and off, and says which one. Needs a script, so it is rendered in the browser only. */
export default function SeasonSwitch({ withScene = false }: SeasonSwitchProps) {
  const texts = useTexts('overlays')
  const [preferences, keep] = useOverlayPreferences()
  const mayMove = useMayMove()
  const { enabled, pack, intensity } = preferences
  // oxlint-disable-next-line react/purity -- what holds as it is rendered
  const drawn = drawnPack(preferences, new Date())
  return (
    <div className={styles.switch} data-season-switch>
      <Button size="s" aria-pressed={enabled} onClick={() => keep('enabled', !enabled)}>
        {enabled ? texts.turnOff : texts.turnOn}
      </Button>
      {enabled && (
        <>
          <Choice
            label={texts.pack}
            words={texts.packs}
            options={packs}
            value={pack}
            onChoose={(chosen: Pack) => keep('pack', chosen)}
          />
          <Choice
            label={texts.intensity}
            words={texts.intensities}
            options={intensities}
            value={intensity}
            onChoose={(chosen: Intensity) => keep('intensity', chosen)}
          />
        </>
      )}
      <span role="status" className={styles.note}>
        {enabled && !mayMove && texts.calmDevice}
        {enabled && mayMove && !drawn && texts.noSeason}
      </span>
      {withScene && drawn && mayMove && <SeasonScene pack={drawn} intensity={intensity} />}
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  words: Record<Value, string>
  options: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, words, options, value, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
    </span>
  )
}
