import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import DialogPanel from '../dialog/dialog-panel.tsx'
import { CheckField } from '../field/field.tsx'
import styles from './list-keys-help.module.css'
import { useListKeysSwitch } from './use-list-keys.ts'

export type KeyLine = readonly [signs: readonly string[], says: string]

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
      <dl className={styles.keys}>
        {lines.map(([signs, says]) => (
          <div key={signs.join(' ')}>
            <dt>
              {signs.map((sign) => (
                <kbd key={sign}>{sign}</kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <CheckField label={texts.use} checked={isOn} onChange={(event) => turn(event.target.checked)} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{list.close}</Button>
      </div>
    </DialogPanel>
  )
}
