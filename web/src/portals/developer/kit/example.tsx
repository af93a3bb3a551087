import { type ReactNode, useId } from 'react'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import styles from './kit.module.css'

export type ExampleProps = {
  /** The part's folder in `ui/`. */
  part: string
  /** Compared with its picture, unless what it shows is a picture itself. */
  isPictured?: boolean
  children: ReactNode
}

/** One part of the kit under its name in the code, its states below one another. */
export function Example({ part, isPictured = true, children }: ExampleProps) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} data-part={isPictured ? part : undefined}>
      <Text as="h2" size="lead" className={styles.name} id={id}>
        <Text as="code">{part}</Text>
      </Text>
      <Stack gap={5}>{children}</Stack>
    </Stack>
  )
}
