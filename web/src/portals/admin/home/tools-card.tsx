import { Link } from 'react-router'
import { useSite } from '../../../page/use-site.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { useOwnSections } from '../use-own-sections.ts'
import styles from './home.module.css'

/** The way to every page of the console, and to what visitors and developers see. */
export default function ToolsCard() {
  const texts = useTexts('consoleHome')
  const { home } = useTexts('admin')
  const { demo } = useSite()
  const [, ...sections] = useOwnSections()
  return (
    <Card title={texts.tools}>
      <details>
        <summary>{texts.allTools}</summary>
        <ul className={styles.tools}>
          {sections.flatMap(({ links }) =>
            links.map(({ to, label, fullLabel = label, icon: Icon }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon size={18} />
                  {fullLabel}
                </Link>
              </li>
            )),
          )}
          <li>
            <a href="/draws">{home.draws}</a>
          </li>
          <li>
            <a href="/api/docs">{home.api}</a>
          </li>
          {demo && (
            <li>
              <a href="/dev/mailbox">{home.mailbox}</a>
            </li>
          )}
        </ul>
      </details>
    </Card>
  )
}
