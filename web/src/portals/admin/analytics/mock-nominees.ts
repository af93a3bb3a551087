export type MockNominee = { letter: string; weight: number }

const letters = ['A', 'B', 'C', 'D', 'E']
const mostWeight = 100

/** Five made-up nominees with weights from 1 to 100, and which of them a draw by weight picks. */
export function drawMockNominees(random: () => number): { nominees: MockNominee[]; picked: number } {
  const nominees = letters.map((letter) => ({ letter, weight: 1 + Math.floor(random() * mostWeight) }))
  const total = nominees.reduce((sum, { weight }) => sum + weight, 0)
  let point = random() * total
  const picked = nominees.findIndex(({ weight }) => (point -= weight) < 0)
  return { nominees, picked: picked < 0 ? nominees.length - 1 : picked }
}
