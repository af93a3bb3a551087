import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { icon } from '../../../ui/icons/icons.tsx'
import styles from './book-bar.module.css'

const BackIcon = /* @__PURE__ */ icon('M15 5l-7 7 7 7')
const OnIcon = /* @__PURE__ */ icon('M9 5l7 7-7 7')

type DotsProps = { count: number; at: number; goTo: (at: number) => void }

/** A dot for each page, which leads there; links, so that they lead without a script too. */
export function Dots({ count, at, goTo }: DotsProps) {
  const texts = useTexts('bookReader')
  const go = (to: number) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    goTo(to)
  }
  return (
    <nav className={styles.dots} aria-label={texts.pages}>
      <a
        className={styles.turn}
        href={hrefOf(Math.max(at - 1, 0), count)}
        onClick={go(at - 1)}
        aria-label={texts.previous}
        aria-disabled={at === 0 || undefined}
      >
        <BackIcon size={24} />
      </a>
      <ol>
        {Array.from({ length: count }, (_, to) => (
          <li key={to}>
            <a
              href={hrefOf(to, count)}
              onClick={go(to)}
              aria-current={to === at ? 'page' : undefined}
              aria-label={nameOf(texts, to, count)}
            />
          </li>
        ))}
      </ol>
      <span className={styles.count}>{fillText(texts.pageOf, { number: at + 1, count })}</span>
      <a
        className={styles.turn}
        href={hrefOf(Math.min(at + 1, count - 1), count)}
        onClick={go(at + 1)}
        aria-label={texts.next}
        aria-disabled={at === count - 1 || undefined}
      >
        <OnIcon size={24} />
      </a>
    </nav>
  )
}

function hrefOf(at: number, count: number): string {
  if (at === 0) return '#cover'
  return at === count - 1 ? '#end' : `#page-${at}`
}

function nameOf(texts: { cover: string; end: string; page: string }, at: number, count: number): string {
  if (at === 0) return texts.cover
  return at === count - 1 ? texts.end : fillText(texts.page, { number: at })
}
