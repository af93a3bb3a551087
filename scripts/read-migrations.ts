/** The functions, views and triggers that the migrations leave behind, with the SQL inside them. */

/** A function or view with its body. */
export type StoredSql = { name: string; path: string; body: string }

/** A function that runs when rows of a table change. */
export type StoredTrigger = { name: string; path: string; table: string; runs: string }

export type Stored = { bodies: StoredSql[]; triggers: StoredTrigger[] }

const functions = /create (?:or replace )?function (\w+)\s*\([\s\S]*?\$\$([\s\S]*?)\$\$/gi
const views = /create (?:or replace )?view (\w+) as([\s\S]*?);/gi
const triggers =
  /create (?:or replace )?(?:constraint )?trigger (\w+)\s[^;]*?\son (\w+)\s[^;]*?execute function (\w+)/gi
const drops = /drop (?:function|view|trigger) (?:if exists )?(\w+)/gi

/** What stands after all of these ran, in the order of their names: later ones replace and drop. */
export function readStored(migrations: readonly { path: string; text: string }[]): Stored {
  const bodies = new Map<string, StoredSql>()
  const running = new Map<string, StoredTrigger>()
  for (const { path, text } of migrations) {
    for (const name of firstWords(text, drops)) if (!bodies.delete(name)) running.delete(name)
    for (const [name, body] of [...groups(text, functions), ...groups(text, views)])
      bodies.set(name, { name, path, body })
    for (const [name, table, runs] of groups(text, triggers)) running.set(name, { name, path, table, runs })
  }
  return { bodies: [...bodies.values()], triggers: [...running.values()] }
}

function firstWords(text: string, pattern: RegExp): string[] {
  return groups(text, pattern).map(([name]) => name)
}

type Groups = [first: string, second: string, third: string]

function groups(text: string, pattern: RegExp): Groups[] {
  return [...text.matchAll(pattern)].map(([, first = '', second = '', third = '']) => [first, second, third])
}
