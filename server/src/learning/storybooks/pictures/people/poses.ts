export type Point = readonly [number, number]
export type Pair = readonly [Point, Point]

export const poseNames = [
  ...(['stand', 'wave', 'cheer', 'walk', 'run', 'point', 'hold', 'reach', 'kneel', 'sit'] as const),
  ...(['crouch', 'lean', 'dance', 'think', 'hug', 'carry'] as const),
] as const
export type PoseName = (typeof poseNames)[number]

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
  knees: [
    [-19, -52],
    [19, -52],
  ],
  feet: [
    [-21, 0],
    [21, 0],
  ],
  elbows: [1, 1],
  legs: 'standing',
  hands: [
    [-48, -96],
    [48, -96],
  ],
} as const satisfies Pose

export const poses: Record<PoseName, Pose> = {
  stand: standing,
  wave: { ...standing, tilt: -4, hands: [[-48, -97], [84, -226]] },
  cheer: {
    ...{ ...standing, tilt: -3, lift: 24, hands: [[-70, -240], [72, -238]] },
    ...{ knees: [[-30, -58], [28, -50]], feet: [[-46, -18], [30, 2]] },
  },
  walk: {
    ...{ ...standing, lean: 3, hands: [[-50, -112], [54, -118]] },
    ...{ knees: [[-20, -50], [26, -54]], feet: [[-38, -2], [36, 0]] },
  },
  run: {
    ...{ ...standing, hip: [-4, -96], lean: 11, tilt: -6, hands: [[-54, -138], [72, -146]] },
    ...{ knees: [[-22, -44], [36, -62]], feet: [[-64, -34], [48, -6]], elbows: [1, 1] },
  },
  point: { ...standing, tilt: 3, lean: 3, hands: [[-40, -106], [100, -184]], elbows: [1, -1] },
  hold: {
    ...{ ...standing, hands: [[-30, -122], [30, -122]] },
    grip: { at: [0, -124], hands: 'both' },
  },
  reach: {
    ...{ ...standing, lean: 2, tilt: -8, hands: [[-47, -98], [80, -236]], elbows: [1, -1] },
    grip: { at: [80, -238], hands: 'right' },
  },
  kneel: {
    ...{ ...standing, hip: [0, -58], lean: 7, tilt: 4, legs: 'kneeling' },
    ...{ knees: [[-24, -12], [24, -12]], feet: [[-52, -8], [52, -8]] },
    ...{ hands: [[-12, -52], [66, -48]], elbows: [1, 1], grip: { at: [66, -50], hands: 'right' } },
  },
  sit: {
    ...{ ...standing, hip: [0, -26], legs: 'crossed' },
    ...{ knees: [[-60, -22], [60, -22]], feet: [[16, -8], [-16, -8]] },
    ...{ hands: [[-32, -58], [32, -58]], grip: { at: [0, -60], hands: 'both' } },
  },
  crouch: {
    ...{ ...standing, hip: [-4, -48], lean: 9, tilt: 4, legs: 'squatting' },
    ...{ knees: [[-40, -58], [38, -60]], feet: [[-28, 0], [32, 0]] },
    ...{ hands: [[-34, -66], [60, -50]], elbows: [1, 1] },
  },
  lean: {
    ...{ ...standing, hip: [-8, -98], lean: 17, tilt: 2, knees: [[-24, -50], [16, -52]] },
    ...{ hands: [[-14, -74], [58, -84]], elbows: [1, 1] },
  },
  dance: {
    ...{ ...standing, lean: -6, tilt: -6, hands: [[-78, -196], [66, -232]] },
    ...{ knees: [[-18, -50], [38, -66]], feet: [[-20, 0], [56, -26]], elbows: [-1, 1] },
  },
  think: { ...standing, tilt: 5, hands: [[14, -122], [24, -176]], elbows: [1, 1] },
  hug: { ...standing, tilt: 5, lean: 2, hands: [[-48, -97], [84, -172]], elbows: [1, -1] },
  carry: {
    ...{ ...standing, lean: 1, hands: [[-48, -98], [60, -128]], elbows: [1, 1] },
    grip: { at: [60, -130], hands: 'right' },
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
