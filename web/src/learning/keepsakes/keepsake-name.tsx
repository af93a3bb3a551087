import { fillAddress } from '@tower/contract/address.ts'
import {
  emblemAddress,
  emblemKeys,
  type EmblemKey,
  type KeepsakeKey,
} from '@tower/contract/learning/keepsakes.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { TwoLines } from '../../ui/type/type.tsx'
import styles from './keepsakes.module.css'

/** Which emblem a keepsake is, if it is one. */
export const emblemOf = (keepsake: KeepsakeKey): EmblemKey | undefined =>
  emblemKeys.find((emblem) => emblem === keepsake)

/** A keepsake by its name, an emblem with its drawing beside it. */
export function KeepsakeName({ keepsake, second }: { keepsake: KeepsakeKey; second: ReactNode }) {
  const { names } = useTexts('keepsakes')
  const emblem = emblemOf(keepsake)
  return (
    <span className={styles.what}>
      {emblem && (
        <img
          className={styles.emblem}
          src={fillAddress(emblemAddress, { emblem })}
          alt=""
          width={48}
          height={48}
        />
      )}
      <TwoLines first={names[keepsake]} second={second} />
    </span>
  )
}
