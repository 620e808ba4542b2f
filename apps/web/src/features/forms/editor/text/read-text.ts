export interface TextBlock {
  kind: 'heading' | 'paragraph'
  text: string
}

export function parseText(text: string): TextBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(# .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((stretch) => stretch.trim().replace(/\s+/g, ' '))
    .filter((stretch) => stretch !== '')
    .map((stretch) =>
      stretch.startsWith('# ')
        ? { kind: 'heading', text: stretch.slice(2) }
        : { kind: 'paragraph', text: stretch },
    )
}
