/**
 * Numbers from 0 to 1 that look scattered and are the same every time: a piece keeps its way when the page is
 * drawn anew. The steps are irrational, so neighbours never line up.
 */
export function scatter(index: number, channel: number): number {
  const step = [0.618033988749, 0.754877666247, 0.569840290998, 0.819172513396][channel % 4] ?? 0.5
  return ((index + 1) * step + channel * 0.37) % 1
}
