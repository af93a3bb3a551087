import { useEffect, useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useTexts } from '../../../texts/use-texts.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import styles from './palette-opener.module.css'

// Comes when it is opened.
const Palette = lateInBrowser(() => import('./palette.tsx'))

/** Opens the search over the whole console; Ctrl+K and Cmd+K do it from anywhere. */
export function PaletteOpener() {
  const texts = useTexts('palette')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen((before) => !before)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={texts.open}
        onClick={() => setIsOpen(true)}
      >
        <Search size={18} aria-hidden />
        <span>{texts.open}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  )
}
