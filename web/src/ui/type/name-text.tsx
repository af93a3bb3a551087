import { Text } from './type.tsx'

/** A name as it stands in a list: in a narrow column it goes on in the next line between its words, never at a hyphen. */
export function NameText({ children }: { children: string }) {
  if (!children.includes('-')) return children
  return children.split(/( )/).map((word, place) =>
    word.includes('-') && !word.includes('@') ? (
      <Text key={place} as="span" wrap="oneLine">
        {word}
      </Text>
    ) : (
      word
    ),
  )
}
