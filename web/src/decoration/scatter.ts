/**
 * A number from 0 to 1 that looks thrown and is the same every time: a piece keeps its way when the page is rendered
 * anew. The digits far behind the point of a sine follow no pattern the eye would find.
 */
export function scatter(index: number, channel: number): number {
  const thrown = Math.sin((index + 1) * 12.9898 + channel * 78.233) * 43_758.5453
  return thrown - Math.floor(thrown)
}
