/** What a statement does to which table, such as `update packets`, and nothing of its values. */
export function describeStatement(text: string): { name: string; operation: string } {
  const operation = (/^\s*\(*\s*([a-z]+)/i.exec(text)?.[1] ?? 'query').toLowerCase()
  const table = /\b(?:from|into|update|join)\s+((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/i.exec(text)?.[1]

  return { operation, name: [operation, table?.replaceAll('"', '')].filter(Boolean).join(' ') }
}
