import { use } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import DialogPanel from '../dialog/dialog-panel.tsx'
import { CheckField } from '../field/field.tsx'
import { KeyLines, type KeyLine } from './key-lines.tsx'
import styles from './list-keys-help.module.css'
import { MoreKeys } from './more-keys.ts'
import { useListKeysSwitch } from './use-list-keys.ts'

export type ListKeysHelpProps = {
  onClose: () => void
  title?: string
  /** The keys of something else than a list. */
  lines?: readonly KeyLine[]
}

/** The keys of a list, and the switch that turns them off. */
export default function ListKeysHelp({ onClose, title, lines: own }: ListKeysHelpProps) {
  const { list, keys: texts } = useTexts('kit')
  const { isOn, turn } = useListKeysSwitch()
  const more = use(MoreKeys)
  const lines: readonly KeyLine[] = own ?? [
    [['/'], texts.search],
    [['↓', 'J'], texts.down],
    [['↑', 'K'], texts.up],
    [['X'], texts.select],
    [['Enter'], texts.open],
    [['?'], texts.help],
  ]
  return (
    <DialogPanel isOpen onClose={onClose} title={title ?? texts.title}>
      {lines.length > 0 && <KeyLines lines={lines} />}
      {more}
      <CheckField label={texts.use} checked={isOn} onChange={(event) => turn(event.target.checked)} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{list.close}</Button>
      </div>
    </DialogPanel>
  )
}
