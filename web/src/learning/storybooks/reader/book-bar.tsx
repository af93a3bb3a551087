import type { PublicBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useSite } from '../../../page/use-site.ts'
import { LogoMark } from '../../../pictures/art/logo.tsx'
import { icon } from '../../../ui/icons/icons.tsx'
import type { ReadAloud } from '../read-aloud/use-read-aloud.ts'
import type { Shown } from './shown.ts'
import styles from './book-bar.module.css'
import picks from './book-reader.module.css'

const SpeakerIcon = /* @__PURE__ */ icon('M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11')
const StopIcon = /* @__PURE__ */ icon('M6 6h12v12H6z')

type BookBarProps = {
  book: PublicBook
  shown: Shown
  onShow: (shown: Shown) => void
  voice: ReadAloud
  onRead: () => void
}

/** Whose book it is, in which language it is read, and the voice that reads it. */
export function BookBar({ book, shown, onShow, voice, onRead }: BookBarProps) {
  const texts = useTexts('bookReader')
  const { name } = useSite()
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.logo} aria-label={fillText(texts.home, { name })}>
        <LogoMark />
      </Link>
      <span className={styles.barTitle}>{book.title}</span>
      {book.other_language !== null && (
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{texts.language}</legend>
          {([book.language, book.other_language, 'both'] as const).map((value, at) => (
            <label key={value}>
              <input
                type="radio"
                name="shown"
                value={value}
                className={[picks.pickFirst, picks.pickSecond, picks.pickBoth][at]}
                checked={shown === value}
                onChange={() => onShow(value)}
              />
              <span lang={value === 'both' ? undefined : value}>{texts.languages[value]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {voice.can && (
        <button type="button" className={styles.voice} onClick={voice.isReading ? voice.stop : onRead}>
          {voice.isReading ? <StopIcon /> : <SpeakerIcon />}
          <span>{voice.isReading ? texts.stop : texts.readAloud}</span>
        </button>
      )}
    </header>
  )
}
