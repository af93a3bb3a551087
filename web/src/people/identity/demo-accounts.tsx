import { useEffect, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { demoMailbox } from './demo-mailbox.ts'
import styles from './demo-accounts.module.css'

export type DemoAccount = { email: string; role: string; password?: string | null }

/** The invented people of a demo, to sign in as with two presses. Shows nothing where there are none. */
export default function DemoAccounts({ onUse }: { onUse: (account: DemoAccount) => void }) {
  const { demo } = useTexts('signIn')
  const accounts = useDemoAccounts()
  if (accounts.length === 0) return null
  return (
    <aside className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{demo.title}</h2>
      <p>{demo.lead}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              size="s"
              onClick={() => onUse(account)}
              aria-label={fillText(demo.use, { email: account.email })}
            >
              {account.email}
            </Button>
          </li>
        ))}
      </ul>
      <a href={demoMailbox} target="_blank" rel="noreferrer">
        {demo.mailbox}
      </a>
    </aside>
  )
}

function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  useEffect(() => {
    const aborter = new AbortController()
    fetch('/dev/demo.json', { signal: aborter.signal })
      .then((response) => (response.ok ? (response.json() as Promise<{ accounts?: DemoAccount[] }>) : {}))
      .then(({ accounts: found = [] }: { accounts?: DemoAccount[] }) => setAccounts(found))
      // A demo without its list is still a page to sign in on.
      .catch(() => undefined)
    return () => aborter.abort()
  }, [])
  return accounts
}
