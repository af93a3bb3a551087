import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './think-build-serve.module.css'

const cards = ['think', 'build', 'serve'] as const

/** The three ideas, each in its block: circle, square, arch. */
export function ThinkBuildServe() {
  const { mind } = useTexts('home')
  return (
    <Section tone="paper" labelledBy="mind">
      <SectionHead id="mind" title={mind.title} lead={mind.lead} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <article key={card}>
            <Illustration scene={card} label={mind[card].picture} />
            <h3>{mind[card].title}</h3>
            <p>{mind[card].text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
