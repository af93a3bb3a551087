import { animalProps } from './animal-props.ts'
import { foodProps } from './food-props.ts'
import { gardenProps } from './garden-props.ts'
import { musicProps } from './music-props.ts'
import { playProps } from './play-props.ts'
import type { Prop } from './prop.ts'
import { schoolProps } from './school-props.ts'
import { travelProps } from './travel-props.ts'
import { visitProps } from './visit-props.ts'
import { workProps } from './work-props.ts'

const all = {
  ...{ ...gardenProps, ...schoolProps, ...animalProps, ...foodProps, ...musicProps },
  ...{ ...playProps, ...travelProps, ...visitProps, ...workProps },
}

export type PropName = keyof typeof all
export const props: Record<PropName, Prop> = all
export const propNames = Object.keys(all) as PropName[]
