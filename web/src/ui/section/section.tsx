import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../class-names/class-names.ts'
import styles from './section.module.css'

type Blocks = { className?: string | undefined; children: ReactNode }

/** The page's column: at most 1160 px, with gutters. */
export function Wrap({ className, children }: Blocks) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>
}

export type SectionProps = Blocks & {
  /** `plain` page, `paper` manila, `sunny` pencil-soft, `band` the one dark band of a page. Never two colored in a row. */
  tone?: 'plain' | 'paper' | 'sunny' | 'band'
  /** The id of the heading inside. */
  labelledBy?: string
}

/** One band of a public page. */
export function Section({ tone = 'plain', labelledBy, className, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, styles[tone], className)} aria-labelledby={labelledBy}>
      <Wrap>{children}</Wrap>
    </section>
  )
}

export type SectionHeadProps = { id?: string; title: ReactNode; lead?: ReactNode }

/** The heading of a band, with one sentence. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}

export type PageHeadProps = {
  title: ReactNode
  /** In the line of the title, and no part of its name. */
  beside?: ReactNode
  lead?: ReactNode
  /** The way here: parents first, the page itself is not a link. */
  crumbs?: readonly { label: string; to?: string }[]
  /** Buttons at the right (portals). */
  actions?: ReactNode
}

/** The heading of a page. */
export function PageHead({ title, beside, lead, crumbs, actions }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <div className={styles.pageTitle}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {beside}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

function Crumbs({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  const { header } = useTexts('shell')
  return (
    <nav className={styles.crumbs} aria-label={header.crumbs}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}

/** The larger, quieter sentence under a heading. */
export function Lead({ className, children }: Blocks) {
  return <p className={classNames(styles.lead, className)}>{children}</p>
}
