import { createHash } from 'node:crypto'

/**
 * JSON with keys in code-unit order and no spaces (as RFC 8785 has it for strings, whole numbers and
 * plain decimals, which is all that answers and events hold), so that equal values hash alike.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`
  }
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value) ?? 'null'
  }

  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`)
  return `{${entries.join(',')}}`
}

/** SHA-256 as lower-case hex. */
export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex')
}
