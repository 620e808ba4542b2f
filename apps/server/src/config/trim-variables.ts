type Variables = Record<string, string | undefined>

/**
 * Variables without white space around them, such as the line break at the end of a secret that was read
 * from a file. One with nothing else counts as not set. `SECRET_KEY` stays as it is: what it has encrypted
 * could not be decrypted without the same white space.
 */
export function trimVariables(env: Variables): Variables {
  return Object.fromEntries(
    Object.entries(env).map(([name, text = '']) => {
      const trimmed = text.trim()
      return [name, (trimmed && name === 'SECRET_KEY' ? text : trimmed) || undefined]
    }),
  )
}
