import { useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from './analytics.module.css'
import { drawMockNominees } from './mock-nominees.ts'

/** Shows what a draw by weight does, with made-up nominees. It asks no server. */
export function DemoPart() {
  const { demo: texts } = useTexts('analytics')
  const [shown, setShown] = useState<ReturnType<typeof drawMockNominees>>()
  const total = shown?.nominees.reduce((sum, { weight }) => sum + weight, 0) ?? 1
  const picked = shown?.nominees[shown.picked]
  return (
    <Card title={texts.title}>
      <p className={styles.note}>{texts.note}</p>
      <Button onClick={() => setShown(drawMockNominees(randomShare))}>{texts.run}</Button>
      {shown && (
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.nominee}</th>
              <th scope="col">{texts.weight}</th>
              <th scope="col">{texts.chance}</th>
            </tr>
          </thead>
          <tbody>
            {shown.nominees.map(({ letter, weight }) => (
              <tr key={letter}>
                <th scope="row">{fillText(texts.name, { letter })}</th>
                <td>{weight}</td>
                <td>{Math.round((weight * 100) / total)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status">
        {picked && fillText(texts.picked, { name: fillText(texts.name, { letter: picked.letter }) })}
      </p>
    </Card>
  )
}

function randomShare(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value / 2 ** 32
}
