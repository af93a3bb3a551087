/**
 * What a tree of processes took of the processor, read from Linux's /proc: user and system time together. A process that
 * ended is in its parent's figure if the parent waited for it; what nobody waited for (a browser that is killed leaves
 * its pages to init) is kept from when it was last seen.
 */
import { readdirSync, readFileSync } from 'node:fs'

export type ProcessTime = {
  id: number
  parent: number
  /** With the id, what makes a process that one and no later one. */
  startedAt: number
  /** Its own, and those of its children that it waited for. */
  seconds: number
  /** The children's part of that. */
  childSeconds: number
}

/** The processes of a tree as they were last seen, and what those that ended took along. */
export type FollowedTree = { processes: ReadonlyMap<number, ProcessTime>; lostSeconds: number }

export const nothingFollowed: FollowedTree = { processes: new Map(), lostSeconds: 0 }

const ticksPerSecond = 100

/** Every process of this machine; none where there is no /proc. */
export function readProcesses(): ProcessTime[] {
  return listIds().flatMap((id) => {
    try {
      return [parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))]
    } catch {
      // It has ended since the folder was read.
      return []
    }
  })
}

function listIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** A line of /proc/<id>/stat; the second field is a name that may hold anything, parentheses too. */
export function parseStat(line: string): ProcessTime {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = (...places: number[]) =>
    places.reduce((sum, place) => sum + (fields[place] ?? 0), 0) / ticksPerSecond
  return {
    id: Number.parseInt(line, 10),
    parent: fields[1] ?? 0,
    startedAt: fields[19] ?? 0,
    seconds: ticks(11, 12, 13, 14),
    childSeconds: ticks(13, 14),
  }
}

/** Looks again at the trees under these roots, and at whatever was seen of them before. */
export function followTree(
  before: FollowedTree,
  all: readonly ProcessTime[],
  roots: readonly number[],
): FollowedTree {
  const alive = new Map(all.map((process) => [process.id, process]))
  const isRunning = ({ id, startedAt }: ProcessTime) => alive.get(id)?.startedAt === startedAt
  const known = [...before.processes.values()]
  const ids = new Set([...roots, ...known.filter(isRunning).map(({ id }) => id)])
  const childrenOf = Map.groupBy(all, ({ parent }) => parent)
  // A set walks on over what is added on the way.
  for (const id of ids) for (const child of childrenOf.get(id) ?? []) ids.add(child.id)
  const processes = new Map(
    [...ids].flatMap((id) => {
      const process = alive.get(id)
      return process ? [[id, process] as const] : []
    }),
  )
  const ended = known.filter((process) => !isRunning(process))
  return { processes, lostSeconds: before.lostSeconds + sumUnclaimed(before.processes, ended, alive) }
}

/** What ended processes took, as far as no living ancestor shows it among its children's time. */
function sumUnclaimed(
  before: ReadonlyMap<number, ProcessTime>,
  ended: readonly ProcessTime[],
  alive: ReadonlyMap<number, ProcessTime>,
): number {
  const hasEnded = new Set(ended.map(({ id }) => id))
  const heirOf = ({ parent }: ProcessTime): number => {
    const next = before.get(parent)
    return next && hasEnded.has(parent) ? heirOf(next) : parent
  }
  return [...Map.groupBy(ended, heirOf)].reduce((sum, [heir, processes]) => {
    const seconds = processes.reduce((one, process) => one + process.seconds, 0)
    const inherited = (alive.get(heir)?.childSeconds ?? 0) - (before.get(heir)?.childSeconds ?? 0)
    return sum + Math.max(0, seconds - (before.has(heir) ? inherited : 0))
  }, 0)
}

/** What they took so far, since each of them began. */
export function secondsOf({ processes, lostSeconds }: FollowedTree): number {
  return [...processes.values()].reduce((sum, { seconds }) => sum + seconds, lostSeconds)
}
