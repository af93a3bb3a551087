import { coinOf } from '../../../matching/draws/coin-of.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Section } from '../../../ui/section/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './why-section.module.css'

/** In plain pictures why nobody could choose: a sealed envelope, a coin nobody here can touch, and what staff can do. */
export function WhySection({ draw }: { draw: LoadedDraw['draw'] }) {
  const { why } = useTexts('draws').one
  const coin = coinOf(draw)
  const isElsewhere = coin === 'local' || coin === 'none'
  const parts = [
    { picture: <Envelope />, title: why.envelope, text: why.envelopeText },
    {
      picture: <Coin />,
      title: isElsewhere ? why.coinElsewhere : why.coin,
      text: fillText(why.coins[coin], { round: draw.beacon?.round ?? '' }),
    },
    { picture: <Switch />, title: why.staff, text: why.staffText },
  ]
  return (
    <Section tone="paper" labelledBy="why" className={styles.section}>
      <h2 id="why">{why.title}</h2>
      <ul className={styles.parts}>
        {parts.map(({ picture, title, text }) => (
          <li key={title}>
            {picture}
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** With the seal that would break. */
function Envelope() {
  return (
    <svg viewBox="0 0 56 44" width="56" height="44" aria-hidden="true">
      <rect x="1" y="3" width="54" height="38" rx="5" className={styles.paper} />
      <path d="M3 6l25 20L53 6" className={styles.line} />
      <circle cx="28" cy="26" r="9" className={styles.seal} />
      <path
        d="M28 21l1.5 3.4 3.6.4-2.7 2.4.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.7-2.4 3.6-.4z"
        className={styles.star}
      />
    </svg>
  )
}

/** In the air, out of reach. */
function Coin() {
  return (
    <svg viewBox="0 0 56 44" width="56" height="44" aria-hidden="true">
      <circle cx="28" cy="17" r="16" className={styles.coin} />
      <circle cx="28" cy="17" r="11" className={styles.line} />
      <path d="M28 10l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6z" className={styles.ink} />
      <path d="M14 42h28M20 37h16" className={styles.line} />
    </svg>
  )
}

/** What staff hold: when, never what. */
function Switch() {
  return (
    <svg viewBox="0 0 56 44" width="56" height="44" aria-hidden="true">
      <circle cx="28" cy="22" r="19" className={styles.dial} />
      <path d="M28 10v12l8 5" className={styles.hand} />
      <circle cx="28" cy="22" r="2.5" className={styles.ink} />
    </svg>
  )
}
