import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import DialogPanel from '../dialog/dialog-panel.tsx'
import { CheckField } from '../field/field.tsx'
import styles from './list-keys-help.module.css'
import { useListKeysSwitch } from './use-list-keys.ts'

export type ListKeysHelpProps = { onClose: () => void }

/** The keys of a list, and the switch that turns them off. */
export default function ListKeysHelp({ onClose }: ListKeysHelpProps) {
  const { list, keys: texts } = useTexts('kit')
  const { isOn, turn } = useListKeysSwitch()
  const lines = [
    [['/'], texts.search],
    [['↓', 'J'], texts.down],
    [['↑', 'K'], texts.up],
    [['X'], texts.select],
    [['Enter'], texts.open],
    [['?'], texts.help],
  ] as const
  return (
    <DialogPanel isOpen onClose={onClose} title={texts.title}>
      <dl className={styles.keys}>
        {lines.map(([signs, says]) => (
          <div key={says}>
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
