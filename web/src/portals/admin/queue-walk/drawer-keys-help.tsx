import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import ListKeysHelp, { type KeyLine } from '../../../ui/list-page/list-keys-help.tsx'
import { keysHere } from './keys-here.ts'

export type DrawerKeysHelpProps = {
  /** The drawer that the keys were asked for in; undefined is the page. */
  drawer: Element | undefined
  /** What is open was opened from the queue, and leads on in it. */
  isWalking: boolean
  onClose: () => void
}

/** The keys that work where one stands, on a page or in what is open beside it: what decides has the name of its button. */
export default function DrawerKeysHelp({ drawer, isWalking, onClose }: DrawerKeysHelpProps) {
  const { keys } = useTexts('admin').walk
  const { keys: listKeys } = useTexts('kit')
  const [here] = useState(() => keysHere(drawer))
  const { list, yes, no, pay } = here
  const isList = list.hasRows || list.hasSearch
  const lines = [
    list.hasSearch && line('/', listKeys.search),
    list.hasRows && line('↓ J', listKeys.down),
    list.hasRows && line('↑ K', listKeys.up),
    list.hasChecks && line('X', listKeys.select),
    list.hasRows && line('Enter', listKeys.open),
    yes && line('A', yes),
    no && line('R', no),
    pay && line('P', pay),
    (yes || no || pay) && !isList && line('Enter', keys.answer),
    (isWalking || here.hasRowSteps) && line(']', isWalking ? keys.next : keys.nextRow),
    (isWalking || here.hasRowSteps) && line('[', isWalking ? keys.before : keys.rowBefore),
    here.isDrawer ? line('Esc', keys.close) : line('H', keys.home),
    line('?', keys.help),
  ]
  const title = here.isDrawer || isWalking ? keys.title : isList ? listKeys.title : keys.pageTitle
  return (
    <ListKeysHelp onClose={onClose} title={title} lines={lines.filter((one) => typeof one === 'object')} />
  )
}

const line = (signs: string, says: string): KeyLine => [signs.split(' '), says]
