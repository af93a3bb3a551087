import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './how-it-works.module.css'

const pictures = ['stepGive', 'stepMint', 'stepDraw', 'stepFollow'] as const

/** From gift to classroom in four steps. */
export function HowItWorks() {
  const { how } = useTexts('home')
  return (
    <Section labelledBy="how">
      <SectionHead id="how" title={how.title} />
      <ol className={styles.steps}>
        {pictures.map((scene, position) => {
          const step = how.steps[position]
          return (
            <li key={scene}>
              <div className={styles.picture}>
                <Illustration scene={scene} label="" />
              </div>
              <span className={styles.number}>{fillText(how.step, { number: position + 1 })}</span>
              <h3>{step?.title}</h3>
              <p>{step?.text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
