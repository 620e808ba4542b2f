import { pageFormats } from '../compile/layout/page-format.ts'
import type { Item, Page } from '../compile/layout/page.ts'

/** The text above the first signature of a page, without its heading; empty on a page without one. */
export function textAboveSignatures({ items }: Page): string[] {
  const signature = items.find((item) => isSignature(item) || isInkSignature(item))
  if (!signature || signature.kind === 'rule') {
    return []
  }

  const texts = items.filter((item) => item.kind === 'text')
  const above = texts.filter(({ y }) => y > pageFormats.standard.runningHead && y < signature.y)
  const heading = above.findLast(({ tag }) => tag?.type === 'H2')?.tag
  const words = above.filter(({ tag }) => !heading || tag !== heading).map(({ text }) => text)
  return [words.join(' ').replace(/\s+/g, ' ')]
}

export function isSignature(item: Item): item is Extract<Item, { kind: 'widget' }> {
  return item.kind === 'widget' && /\.signature(__|$)/.test(item.name)
}

function isInkSignature(item: Item): boolean {
  return item.kind === 'text' && item.text.startsWith('Signature of')
}
