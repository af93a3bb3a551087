import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from './open-items.module.css'
import { useOpenItems } from './use-open-items.ts'

/** What is under way or waits for the teacher, each number with the way to its list, and what can be done next. */
export function OpenItems() {
  const { open: texts } = useTexts('teacher')
  const items = useOpenItems()
  return (
    <Card title={texts.title}>
      {items.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.items}>
          {items.map(({ words, to }) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.next}>
        <ButtonLink to={paths.teacherPlaceOrder}>{texts.order}</ButtonLink>
        <ButtonLink to={paths.teacherNewReimbursement}>{texts.receipt}</ButtonLink>
        <ButtonLink to={paths.teacherSupport}>{texts.help}</ButtonLink>
      </div>
    </Card>
  )
}
