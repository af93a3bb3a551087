import { useTexts } from '../../../texts/use-texts.ts'
import { KeyLines } from '../../../ui/list-page/key-lines.tsx'
import { useOwnSections } from '../use-own-sections.ts'
import { goKeys } from './go-keys.ts'

/** The pages that G and a letter lead to, of those that somebody's duties open. */
export default function GoKeysList() {
  const { go } = useTexts('admin').walk
  const names = new Map(
    useOwnSections().flatMap(({ links }) => links.map(({ to, label }): [string, string] => [to, label])),
  )
  const lines = Object.entries(goKeys).flatMap(([letter, to]) => {
    const name = names.get(to)
    return name === undefined ? [] : [[['G', letter.toUpperCase()], name] as const]
  })
  return (
    <>
      <h3>{go.title}</h3>
      <KeyLines lines={lines} narrow />
    </>
  )
}
