import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { KeyLine } from '../../../ui/list-page/key-lines.tsx'
import ListKeysHelp from '../../../ui/list-page/list-keys-help.tsx'
import { MoreKeys } from '../../../ui/list-page/more-keys.ts'
import { type KeysHere, keysHere } from './keys-here.ts'

export type DrawerKeysHelpProps = {
  /** The drawer that the keys were asked for in; undefined is the page. */
  drawer: Element | undefined
  /** What is open was opened from the queue, and leads on in it. */
  isWalking: boolean
  onClose: () => void
}

/** The keys that work where one stands, on a page or in what is open beside it: what decides has the name of its button. */
export default function DrawerKeysHelp({ drawer, isWalking, onClose }: DrawerKeysHelpProps) {
  const { keys, go } = useTexts('admin').walk
  const { keys: listKeys } = useTexts('kit')
  const [here] = useState(() => keysHere(drawer))
  const isList = here.list.hasRows || here.list.hasSearch
  const lines = [
    ...listLines(here, listKeys),
    ...decisionLines(here, keys.answer),
    ...stepLines(isWalking ? [keys.next, keys.before] : here.hasRowSteps && [keys.nextRow, keys.rowBefore]),
    ...(here.isDrawer ? [line('Esc', keys.close)] : [[['Ctrl K'], go.search] as const, line('H', keys.home)]),
    line('?', keys.help),
  ]
  const pageTitle = isList ? listKeys.title : keys.pageTitle
  const title = here.isDrawer || isWalking ? keys.title : pageTitle
  const help = <ListKeysHelp onClose={onClose} title={title} lines={lines} />
  // Over a drawer no key leads to another page.
  return here.isDrawer ? <MoreKeys value={undefined}>{help}</MoreKeys> : help
}

const line = (signs: string, says: string): KeyLine => [signs.split(' '), says]

type ListWords = Record<'search' | 'down' | 'up' | 'select' | 'open', string>

function listLines({ list }: KeysHere, says: ListWords): KeyLine[] {
  return [
    ...(list.hasSearch ? [line('/', says.search)] : []),
    ...(list.hasRows ? [line('↓ J', says.down), line('↑ K', says.up)] : []),
    ...(list.hasChecks ? [line('X', says.select)] : []),
    ...(list.hasRows ? [line('Enter', says.open)] : []),
  ]
}

/** What decides; Enter answers the question that it asks, and opens the row where a list is. */
function decisionLines({ yes, no, pay, list }: KeysHere, answer: string): KeyLine[] {
  const named = [
    ...(yes === undefined ? [] : [line('A', yes)]),
    ...(no === undefined ? [] : [line('R', no)]),
    ...(pay === undefined ? [] : [line('P', pay)]),
  ]
  return named.length === 0 || list.hasRows ? named : [...named, line('Enter', answer)]
}

const stepLines = (says: readonly [string, string] | false): KeyLine[] =>
  says ? [line(']', says[0]), line('[', says[1])] : []
