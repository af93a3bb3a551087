/**
 * How much of a goal is there, in whole percent, cut: 100 is said of a goal that is reached and of no other. The cents are multiplied
 * first, for 29,000 of 100,000 divided and then multiplied are 28.999….
 */
export const goalPercent = (fundedCents: number, goalCents: number): number =>
  Math.floor((fundedCents * 100) / goalCents)
