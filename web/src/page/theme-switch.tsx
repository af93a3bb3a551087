import { preferenceCookie } from './preference-cookie.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { MoonIcon, SunIcon } from '../ui/icons/icons.tsx'
import type { Theme } from './theme.ts'
import styles from './theme-switch.module.css'

/** Turns day into night and back; until it is pressed, the page follows the system. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const { header } = useTexts('shell')
  return (
    <Button kind="ghost" iconOnly className={className} aria-label={header.switchTheme} onClick={switchTheme}>
      <span className={styles.icons}>
        <SunIcon className={styles.sun} />
        <MoonIcon className={styles.moon} />
      </span>
    </Button>
  )
}

function switchTheme(): void {
  const theme: Theme = shownTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  document.cookie = preferenceCookie('theme', theme)
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
