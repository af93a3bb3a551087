import { useTexts } from '../../texts/use-texts.ts'
import styles from './chance-example.module.css'

const points = [20, 15, 5] as const

/** What points mean for a classroom's chance, counted out for three made-up classrooms. */
export function ChanceExample() {
  const { example } = useTexts('drawVisit')
  return (
    <div className={styles.example}>
      <h3>{example.title}</h3>
      <div className={styles.line} role="img" aria-label={example.label}>
        {points.map((count, position) => (
          <span key={count} style={{ flexGrow: count }}>
            <b>{example.classrooms[position]}</b> {count}
          </span>
        ))}
      </div>
      <ol>
        <li>{example.first}</li>
        <li>{example.second}</li>
        <li>{example.both}</li>
      </ol>
    </div>
  )
}
