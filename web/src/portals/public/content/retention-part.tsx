import {
  periodOf,
  retention,
  retentionGroups,
  type RetentionGroup,
  type RetentionLine,
  type RetentionName,
  unansweredToldDays,
} from '@tower/contract/retention.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './retention-part.module.css'

/** The lines of a group, in the order of the table. */
const linesOf = (group: RetentionGroup) =>
  (Object.entries(retention) as [RetentionName, RetentionLine][]).filter(([, line]) => line.group === group)

/** How long what is kept of people lasts: what, how long and why, by whose life it belongs to. */
export function RetentionPart() {
  const { title, lead, heads, groups, lines } = useTexts('retentionTable')
  return (
    <section className={styles.part} id="how-long">
      <h2>{title}</h2>
      <p>{lead}</p>
      {retentionGroups.map((group) => (
        <table key={group} className={styles.table}>
          <caption>{groups[group]}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.what}</th>
              <th scope="col">{heads.howLong}</th>
              <th scope="col">{heads.why}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(group).map(([name, line]) => (
              <tr key={name}>
                <th scope="row">{lines[name].what}</th>
                <td data-head={heads.howLong}>
                  {fillText(lines[name].howLong, { n: periodOf(line) ?? '', told: unansweredToldDays })}
                </td>
                <td data-head={heads.why}>{lines[name].why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
