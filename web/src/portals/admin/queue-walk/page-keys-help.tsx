import { useTexts } from '../../../texts/use-texts.ts'
import ListKeysHelp from '../../../ui/list-page/list-keys-help.tsx'

/** The keys of a page without a list: those that work everywhere in the console. */
export default function PageKeysHelp({ onClose }: { onClose: () => void }) {
  const { go } = useTexts('admin').walk
  return (
    <ListKeysHelp
      onClose={onClose}
      title={go.pageTitle}
      lines={[
        [['Ctrl K'], go.search],
        [['H'], go.home],
        [['?'], go.help],
      ]}
    />
  )
}
