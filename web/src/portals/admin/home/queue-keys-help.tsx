import { useTexts } from '../../../texts/use-texts.ts'
import ListKeysHelp from '../../../ui/list-page/list-keys-help.tsx'

/** The keys that clear the queue. */
export default function QueueKeysHelp({ onClose }: { onClose: () => void }) {
  const { keys } = useTexts('consoleHome').queue
  return (
    <ListKeysHelp
      onClose={onClose}
      title={keys.title}
      lines={[
        [['↓', 'J'], keys.down],
        [['↑', 'K'], keys.up],
        [['Enter'], keys.open],
        [['A', 'R', 'P'], keys.decide],
        [[']'], keys.next],
        [['['], keys.before],
        [['H'], keys.home],
        [['?'], keys.help],
      ]}
    />
  )
}
