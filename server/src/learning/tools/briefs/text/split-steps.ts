const abbreviated =
  /(?:^|[\s(.])(?:Mr|Mrs|Ms|Mx|Dr|St|vs|etc|approx|pp?|pgs?|págs?|Sr|Sra|Srta|Prof|ext|no|núm|e\.g|i\.e|a\.m|p\.m|[A-Z])\.$/i

/** The sentences of one line; a point after a title, a page or an initial ends none. */
export function splitSteps(line: string): string[] {
  const steps: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(/(?:[.!?]+["”')]*|\t)(?=\s|$)|\t/g)) {
    const end = index + mark.length
    const step = line.slice(start, end).trim()
    if (mark.startsWith('.') && abbreviated.test(step)) continue
    if (step !== '') steps.push(step)
    start = end
  }
  const rest = line.slice(start).trim()
  return rest === '' ? steps : [...steps, rest]
}
