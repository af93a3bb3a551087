import type { ConsentSubject } from '@tower/contract/people/prospect-consents.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './consent.module.css'

/** What would be public of an athlete, word for word, and what never is. */
export function ConsentPreview({ subject }: { subject: ConsentSubject }) {
  const texts = useTexts('consent')
  const joined = (...words: (string | null)[]) => words.filter(Boolean).join(', ') || texts.nothingYet
  const facts = [
    { name: texts.name, value: `${subject.first_name} ${subject.last_name}` },
    { name: texts.sport, value: joined(subject.sport, subject.position) },
    { name: texts.headline, value: joined(subject.headline) },
    { name: texts.bio, value: joined(subject.bio) },
    { name: texts.goals, value: joined(...subject.goals) },
    {
      name: texts.pictures,
      value:
        subject.pictures > 0 ? fillText(texts.pictureCount, { count: subject.pictures }) : texts.nothingYet,
    },
    { name: texts.place, value: joined(subject.city, subject.state) },
    { name: texts.school, value: joined(subject.school) },
  ]
  return (
    <section className={styles.card} aria-labelledby="consent-preview">
      <h2 id="consent-preview">{texts.previewTitle}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{texts.never}</p>
    </section>
  )
}
