import type { AuditEntry } from '@tower/contract/oversight/history.contract.ts'
import { readingActions, searchedWords } from '@tower/contract/oversight/safety.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'
import { Link } from 'react-router'
import { useSaid } from '../../../people/use-said.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { CopyIcon } from '../../../ui/icons/icons.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './entry-details.module.css'
import { placeOfTarget } from './place-of-target.ts'
import { readEntry } from './read-entry.ts'
import { sayField, sayValue } from './say-fact.ts'
import { useActWords, useTargetWords } from './use-act-words.ts'

/** What was done: in words, and below them as the log calls it. */
export function EntryAction({ entry }: { entry: AuditEntry }) {
  const { action } = readEntry(entry)
  const words = useActWords()(action)
  const name = (
    <code>
      <AddressText>{action}</AddressText>
    </code>
  )
  if (words === undefined) return name
  return (
    <span className={styles.action}>
      <span>{words}</span>
      {name}
    </span>
  )
}

/** Names and values of facts in the reader's language. */
function useFactWords(entry: AuditEntry) {
  const { searched, yes, no } = useTexts('people').audit
  const { accounts } = useTexts('payments')
  const words = { ...useTexts('auditWords'), accounts, yes, no }
  const isReading = readingActions.some((one) => one === readEntry(entry).action)
  const nameOf = (name: string) => sayField(name, words)
  const valueOf = (name: string, value: AuditEntry['metadata'][string]) => {
    const said = sayValue(name, value, words)
    return isReading ? said.replaceAll(searchedWords, searched) : said
  }
  return { nameOf, valueOf }
}

/** What an entry says besides: its first words in one line, everything once it is opened. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { audit } = useTexts('people')
  const toast = useToast()
  const { target, facts: said } = readEntry(entry)
  const facts = Object.entries({ ...(target && { target }), ...said })
  const { nameOf, valueOf } = useFactWords(entry)
  const first = Object.entries(said)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${nameOf(name)}: ${valueOf(name, value)}`)
  if (facts.length === 0) return '–'
  const copy = () =>
    copyText(JSON.stringify(entry, null, 2)).then((isCopied) =>
      toast({ text: isCopied ? audit.copied : audit.copyFailed, tone: isCopied ? 'success' : 'info' }),
    )
  return (
    <details className={styles.details}>
      <summary className={styles.preview}>{first.join(' · ') || audit.more}</summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>{valueOf(name, value)}</dd>
          </div>
        ))}
      </dl>
      <Button size="s" onClick={() => void copy()}>
        <CopyIcon size={16} />
        {audit.copy}
      </Button>
    </details>
  )
}

/**
 * What it was done to, as the way to it: somebody by address, anything else by its kind and the beginning of its id. Of whoever
 * was erased there is no page.
 */
export function EntryTarget({ entry }: { entry: AuditEntry }) {
  const { target, targetName } = readEntry(entry)
  const to = isNobodys(targetName ?? '') ? undefined : placeOfTarget(target)
  const words = <TargetWords entry={entry} />
  return to === undefined ? words : <Link to={to}>{words}</Link>
}

function TargetWords({ entry }: { entry: AuditEntry }) {
  const { target, targetName } = readEntry(entry)
  const said = useSaid()
  const kinds = useTargetWords()
  if (targetName) return <AddressText>{said(targetName)}</AddressText>
  if (!target) return '–'
  const [kind = '', id = ''] = target.split(' ', 2)
  if (kind === 'file')
    return (
      <code>
        <AddressText>{id}</AddressText>
      </code>
    )
  return (
    <span>
      <AddressText>{kinds(kind)}</AddressText>{' '}
      {id && <code>{id.length > 12 ? `${id.slice(0, 8)}…` : id}</code>}
    </span>
  )
}
