/** Throws unless it is a SHA-256 in lower-case hex. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) {
    throw new Error('The name of a stored file is its SHA-256 in lower-case hex.')
  }

  return name
}

export function isFileName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}
