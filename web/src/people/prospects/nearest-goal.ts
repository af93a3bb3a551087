type Measured = { raised_cents: number; target_cents: number }

const shareOf = ({ raised_cents, target_cents }: Measured) => raised_cents / target_cents

/** The open goal that is closest to its target; when all are reached, the first of them. */
export function nearestGoal<Goal extends Measured>(goals: readonly Goal[]): Goal | undefined {
  const open = goals.filter((goal) => shareOf(goal) < 1)
  return open.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? goals[0]
}
