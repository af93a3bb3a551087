import { paths } from '@tower/contract/pages.ts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { PageHead, Wrap } from '../../../ui/section/section.tsx'
import styles from './policy.module.css'

type PolicyProps = {
  /** What stands below the sections, and what the list of parts calls it. */
  children?: ReactNode
  below?: { id: string; title: string }
  texts: {
    readonly title: string
    readonly lead: string
    /** Above links to the parts; a short page has none. */
    readonly parts?: string
    readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  }
}

/** A page of rules in plain words, with its neighbors and the way to a person. */
export function Policy({ texts, below, children }: PolicyProps) {
  const { footer } = useTexts('shell')
  const policies = [
    { to: paths.howMoneyMoves, label: footer.howMoneyMoves },
    { to: paths.privacy, label: footer.privacy },
    { to: paths.terms, label: footer.terms },
    { to: paths.refunds, label: footer.refunds },
  ]
  const parts = [
    ...texts.sections.map(({ title }, nth) => ({ id: partId(nth), title })),
    ...(below ? [below] : []),
  ]
  return (
    <Wrap className={styles.policy}>
      <PageHead title={texts.title} lead={texts.lead} />
      {texts.parts && <Parts title={texts.parts} {...{ parts }} />}
      {texts.sections.map(({ title, paragraphs }, nth) => (
        <section key={title} id={partId(nth)} className={styles.section}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
      <div className={styles.onward}>
        {policies
          .filter(({ label }) => label !== texts.title)
          .map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        <GoLink to={paths.contact}>{footer.contact}</GoLink>
      </div>
    </Wrap>
  )
}

/** The same in every language. */
const partId = (nth: number) => `part-${nth + 1}`

type PartsProps = { title: string; parts: readonly { id: string; title: string }[] }

function Parts({ title, parts }: PartsProps) {
  const heading = useId()
  return (
    <nav className={styles.parts} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
