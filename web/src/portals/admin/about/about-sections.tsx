import type { AboutItem, AboutSection } from '@tower/contract/oversight/about.contract.ts'
import { creditCents, formatUsd } from '@tower/contract/money.ts'
import { mostCounted } from '@tower/contract/page.ts'
import { Link } from 'react-router'
import { useSaid } from '../../../people/use-said.ts'
import { fillCounted, fillText, localeOf, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './about.module.css'
import { useActWords } from '../audit/use-act-words.ts'
import { lookOf } from './state-looks.ts'

export type AboutSectionsProps = { sections: readonly AboutSection[]; nothing: string }

/** The newest of every kind there is any of, each in its box. */
export function AboutSections({ sections, nothing }: AboutSectionsProps) {
  if (sections.length === 0) return <p className={styles.nothing}>{nothing}</p>
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <Section key={section.kind} section={section} />
      ))}
    </div>
  )
}

function Section({ section }: { section: AboutSection }) {
  const { kinds, all, newest } = useTexts('connected')
  const { kind, items, has_more: hasMore, leads_to: to } = section
  const { title } = kinds[kind]
  return (
    <Card
      title={title}
      flush
      action={
        to && (
          <Link to={to} aria-label={`${title}: ${all}`}>
            {all}
          </Link>
        )
      }
      footer={hasMore && !to && <p className={styles.quiet}>{newest}</p>}
    >
      <ul className={styles.lines}>
        {items.map((item) => (
          <Line key={item.id} item={item} kind={kind} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ item, kind }: { item: AboutItem; kind: AboutSection['kind'] }) {
  const texts = useTexts('connected')
  const language = useLanguage()
  const numbered = useNumbered(item, kind)
  const move = nameMove(item, texts)
  const what = useWhat(item, kind)
  const title = what ?? numbered ?? move ?? (kind === 'email' ? texts.unwritten : texts.kinds[kind].one)
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        {item.leads_to ? <Link to={item.leads_to}>{title}</Link> : <span>{title}</span>}
        <span className={styles.quiet}>
          {[item.what && (numbered ?? move), showTime(item.at, 'dated', language)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {item.amount_cents !== null && (
        <span className={styles.amount}>{formatUsd(item.amount_cents, { always2: true })}</span>
      )}
      {item.credit_cents !== null && <MovedCredits credits={item.credit_cents / creditCents} />}
      {item.state && <Chip {...lookOf(item.state, kind)}>{texts.states[item.state]}</Chip>}
    </li>
  )
}

/** What it is about: an act of the log in words, what stands for somebody erased as that. */
function useWhat({ what }: AboutItem, kind: AboutSection['kind']): string | null {
  const words = useActWords()
  const said = useSaid()
  if (what === null) return null
  return (kind === 'audit' && words(what)) || said(what)
}

/** What kind of movement of credits it was; undefined where none were moved. */
function nameMove(
  { credit_move: move }: AboutItem,
  texts: ReturnType<typeof useTexts<'connected'>>,
): string | undefined {
  if (!move) return undefined
  const { type, other: name } = move
  if (name && type === 'gift_in') return fillText(texts.giftFrom, { name })
  if (name && type === 'gift_out') return fillText(texts.giftTo, { name })
  return texts.moves[type]
}

function MovedCredits({ credits }: { credits: number }) {
  const texts = useTexts('connected')
  const language = useLanguage()
  const count = credits.toLocaleString(localeOf(language), { signDisplay: 'exceptZero' })
  return <span className={styles.amount}>{fillCounted(texts.credits, credits, language, { count })}</span>
}

function useNumbered({ number }: AboutItem, kind: AboutSection['kind']): string | undefined {
  const { kinds } = useTexts('connected')
  const language = useLanguage()
  if (number === null) return undefined
  // Nominators are counted up to the bound; all other numbers are names.
  const isBeyond = kind === 'nomination' && number > mostCounted
  const shown = isBeyond ? `${showNumber(mostCounted, language)}+` : String(number)
  return fillText(kinds[kind].numbered, { number: shown, before: number - 1 })
}
