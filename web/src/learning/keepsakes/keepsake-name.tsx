import { fillAddress } from '@tower/contract/address.ts'
import {
  emblemAddress,
  emblemKeys,
  type EmblemKey,
  type KeepsakeKey,
  sampleAddress,
  type SampleKey,
  sampleKeys,
} from '@tower/contract/learning/keepsakes.ts'
import type { ReactNode } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { TwoLines } from '../../ui/type/type.tsx'
import styles from './keepsakes.module.css'

/** Which emblem a keepsake is, if it is one. */
export const emblemOf = (keepsake: KeepsakeKey): EmblemKey | undefined =>
  emblemKeys.find((emblem) => emblem === keepsake)

export type KeepsakeNameProps = {
  keepsake: KeepsakeKey
  second: ReactNode
  /** The paper itself can be had: a sample of it says nothing. */
  isOwned?: boolean
}

const sampleOf = (keepsake: KeepsakeKey): SampleKey | undefined =>
  sampleKeys.find((sample) => sample === keepsake)

/** A keepsake by its name, with its picture beside it: an emblem as it is, a paper as a sample that opens as large as it is printed. */
export function KeepsakeName({ keepsake, second, isOwned = false }: KeepsakeNameProps) {
  const { names } = useTexts('keepsakes')
  const emblem = emblemOf(keepsake)
  const sample = sampleOf(keepsake)
  return (
    <span className={styles.what}>
      {emblem && (
        <img
          className={styles.emblem}
          src={fillAddress(emblemAddress, { emblem })}
          alt=""
          width={72}
          height={72}
        />
      )}
      {sample && !isOwned && <Sample sample={sample} />}
      <TwoLines first={names[keepsake]} second={second} />
    </span>
  )
}

function Sample({ sample }: { sample: SampleKey }) {
  const texts = useTexts('keepsakes')
  const language = useLanguage()
  const address = `${fillAddress(sampleAddress, { sample })}?language=${language}`
  const label = fillText(texts.sampleOf, { name: texts.names[sample] })
  return (
    <a className={styles.sample} href={address} target="_blank" rel="noreferrer" aria-label={label}>
      <img src={address} alt="" width={96} height={sample === 'certificate' ? 74 : 124} loading="lazy" />
      {texts.sample}
    </a>
  )
}
