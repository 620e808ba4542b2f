import { createHash } from 'node:crypto'
import path from 'node:path'

/** Each CSS module's classes in order, by its file. */
const classes = new Map<string, string[]>()
const files = new Map<string, string>()

/**
 * The class name of a CSS module in the built pages: a hash of its file and the class's number in it.
 * Scripts list the names of every class, and a hash of each would compress badly.
 */
export function classNameOf(name: string, file: string): string {
  const id = path.relative(import.meta.dirname, file.replace(/\?.*$/, ''))
  const known = classes.get(id) ?? []
  classes.set(id, known)
  if (!known.includes(name)) {
    known.push(name)
  }

  return `${hashOf(id)}${known.indexOf(name).toString(36)}`
}

function hashOf(id: string): string {
  const digest = createHash('sha256').update(id).digest('base64')
  const hash = digest.replace(/[^a-zA-Z]/g, '').slice(0, 4)
  const other = files.get(hash) ?? id
  if (other !== id) {
    throw new Error(`${id} and ${other} have one hash: rename one of them.`)
  }
  files.set(hash, id)
  return hash
}
