import { useTexts } from '../../../texts/use-texts.ts'
import ListKeysHelp from '../../../ui/list-page/list-keys-help.tsx'

export type DrawerKeysHelpProps = {
  /** It was opened from the queue, and leads on in it. */
  isWalking: boolean
  onClose: () => void
}

/** The keys of what is open beside a page. */
export default function DrawerKeysHelp({ isWalking, onClose }: DrawerKeysHelpProps) {
  const { keys } = useTexts('admin').walk
  return (
    <ListKeysHelp
      onClose={onClose}
      title={keys.title}
      lines={[
        [['A', 'R'], keys.decide],
        [['Enter'], keys.answer],
        [[']'], isWalking ? keys.next : keys.nextRow],
        [['['], isWalking ? keys.before : keys.rowBefore],
        [['Esc'], keys.close],
        [['?'], keys.help],
      ]}
    />
  )
}
