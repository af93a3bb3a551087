import { useEffect, useState } from 'react'
import {
  keepOverlayPreference,
  type OverlayPreferences,
  readOverlayPreferences,
  rereadMs,
} from './overlay-preferences.ts'

type Keep = <Name extends keyof OverlayPreferences>(name: Name, value: OverlayPreferences[Name]) => void

/** The choice as it is kept, read again every 1.2 seconds, and the way to change it. */
export function useOverlayPreferences(): [OverlayPreferences, Keep] {
  const [preferences, setPreferences] = useState(readOverlayPreferences)
  useEffect(() => {
    const timer = setInterval(() => setPreferences(keepIfSame), rereadMs)
    return () => clearInterval(timer)
  }, [])
  const keep: Keep = (name, value) => {
    keepOverlayPreference(name, value)
    setPreferences((shown) => ({ ...shown, [name]: value }))
  }
  return [preferences, keep]
}

/** The same object when nothing changed, so that nothing is drawn anew. */
function keepIfSame(shown: OverlayPreferences): OverlayPreferences {
  const kept = readOverlayPreferences()
  const isSame =
    kept.enabled === shown.enabled && kept.pack === shown.pack && kept.intensity === shown.intensity
  return isSame ? shown : kept
}
