import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { PageHead, Wrap } from '../../../ui/section/section.tsx'
import styles from './policy.module.css'

type PolicyProps = {
  /** What stands below the sections. */
  children?: ReactNode
  texts: {
    readonly title: string
    readonly lead: string
    readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  }
}

/** A page of rules in plain words, with its neighbors and the way to a person. */
export function Policy({ texts, children }: PolicyProps) {
  const { footer } = useTexts('shell')
  const policies = [
    { to: paths.howMoneyMoves, label: footer.howMoneyMoves },
    { to: paths.privacy, label: footer.privacy },
    { to: paths.terms, label: footer.terms },
    { to: paths.refunds, label: footer.refunds },
  ]
  return (
    <Wrap className={styles.policy}>
      <PageHead title={texts.title} lead={texts.lead} />
      {texts.sections.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
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
