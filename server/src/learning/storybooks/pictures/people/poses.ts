export type Point = readonly [number, number]
export type Pair = readonly [Point, Point]

export const poseNames = [
  ...(['stand', 'wave', 'cheer', 'walk', 'run', 'point', 'hold', 'reach', 'kneel', 'sit'] as const),
  ...(['crouch', 'lean', 'dance', 'think', 'hug', 'carry'] as const),
] as const
export type PoseName = (typeof poseNames)[number]

const pair = (leftX: number, leftY: number, rightX: number, rightY: number): Pair => [
  [leftX, leftY],
  [rightX, rightY],
]

/** A child of 280 whose feet stand on 0: where the hip, knees, feet and hands are, left first as the reader sees it. */
export type Pose = {
  hip: Point
  /** How far the upper body leans, in degrees, and the head beyond it. */
  lean: number
  tilt: number
  knees: Pair
  feet: Pair
  hands: Pair
  /** Which way each elbow points: outward 1, inward -1. */
  elbows: readonly [number, number]
  legs: 'standing' | 'kneeling' | 'crossed' | 'squatting'
  /** Where a thing is held, and by how many hands. */
  grip?: { at: Point; hands: 'both' | 'right' }
  /** Off the ground. */
  lift?: number
}

const standing = {
  hip: [0, -100],
  lean: 0,
  tilt: 0,
  knees: pair(-19, -52, 19, -52),
  feet: pair(-21, 0, 21, 0),
  elbows: [1, 1],
  legs: 'standing',
  hands: pair(-48, -96, 48, -96),
} as const satisfies Pose

export const poses: Record<PoseName, Pose> = {
  stand: standing,
  wave: {
    ...standing,
    tilt: -4,
    hands: pair(-48, -97, 101, -212),
  },
  cheer: {
    ...{
      ...standing,
      tilt: -3,
      lift: 24,
      hands: pair(-90, -226, 92, -224),
    },
    ...{
      knees: pair(-30, -58, 28, -50),
      feet: pair(-46, -18, 30, 2),
    },
  },
  walk: {
    ...{
      ...standing,
      lean: 3,
      hands: pair(-64, -104, 57, -98),
    },
    ...{
      knees: pair(-20, -50, 26, -54),
      feet: pair(-38, -2, 36, 0),
    },
  },
  run: {
    ...{
      ...standing,
      hip: [-4, -96],
      lean: 11,
      tilt: -6,
      hands: pair(-54, -138, 72, -146),
    },
    ...{
      knees: pair(-22, -44, 36, -62),
      feet: pair(-64, -34, 48, -6),
      elbows: [1, 1],
    },
  },
  point: {
    ...standing,
    tilt: 3,
    lean: 3,
    hands: pair(-40, -106, 100, -184),
    elbows: [1, -1],
  },
  hold: {
    ...{
      ...standing,
      hands: pair(-30, -122, 30, -122),
    },
    grip: { at: [0, -124], hands: 'both' },
  },
  reach: {
    ...{
      ...standing,
      lean: 2,
      tilt: -8,
      hands: pair(-47, -98, 92, -226),
      elbows: [1, -1],
    },
    grip: { at: [93, -230], hands: 'right' },
  },
  kneel: {
    ...{ ...standing, hip: [0, -58], lean: 7, tilt: 4, legs: 'kneeling' },
    ...{
      knees: pair(-24, -12, 24, -12),
      feet: pair(-52, -8, 52, -8),
    },
    ...{
      hands: pair(-12, -52, 66, -48),
      elbows: [1, 1],
      grip: { at: [66, -50], hands: 'right' },
    },
  },
  sit: {
    ...{ ...standing, hip: [0, -26], lean: 2, tilt: 3, legs: 'crossed' },
    ...{
      knees: pair(-60, -22, 60, -22),
      feet: pair(16, -8, -16, -8),
    },
    ...{
      hands: pair(-32, -58, 32, -58),
      grip: { at: [0, -60], hands: 'both' },
    },
  },
  crouch: {
    ...{ ...standing, hip: [-4, -48], lean: 9, tilt: 4, legs: 'squatting' },
    ...{
      knees: pair(-40, -58, 38, -60),
      feet: pair(-28, 0, 32, 0),
    },
    ...{
      hands: pair(-34, -66, 60, -50),
      elbows: [1, 1],
    },
  },
  lean: {
    ...{
      ...standing,
      hip: [-12, -96],
      lean: 11,
      tilt: 1,
      knees: pair(-16, -50, 22, -54),
    },
    ...{
      hands: pair(-12, -66, 40, -66),
      elbows: [1, 1],
    },
  },
  dance: {
    ...{
      ...standing,
      lean: -6,
      tilt: -6,
      hands: pair(-96, -190, 88, -226),
    },
    ...{
      knees: pair(-18, -50, 38, -66),
      feet: pair(-20, 0, 56, -26),
      elbows: [-1, 1],
    },
  },
  think: {
    ...standing,
    tilt: 5,
    hands: pair(14, -122, 24, -176),
    elbows: [1, 1],
  },
  hug: {
    ...standing,
    tilt: 5,
    lean: 2,
    hands: pair(-48, -97, 84, -172),
    elbows: [1, -1],
  },
  carry: {
    ...{
      ...standing,
      lean: 1,
      hands: pair(-48, -98, 77, -128),
      elbows: [1, 1],
    },
    grip: { at: [78, -130], hands: 'right' },
  },
}

/** The same pose the other way round. */
export function mirror(pose: Pose): Pose {
  const turned = ([x, y]: Point): Point => [-x, y]
  const swap = ([left, right]: Pair): Pair => [turned(right), turned(left)]
  return {
    ...pose,
    ...{ hip: turned(pose.hip), lean: -pose.lean, tilt: -pose.tilt },
    ...{ knees: swap(pose.knees), feet: swap(pose.feet), hands: swap(pose.hands) },
    elbows: [pose.elbows[1], pose.elbows[0]],
    ...(pose.grip && { grip: { ...pose.grip, at: turned(pose.grip.at) } }),
  }
}
