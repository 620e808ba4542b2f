import { parseCustomText } from '@countersign/contract/rules/custom-text'
import { splitTextFields } from '@countersign/contract/rules/custom-text-fields'
import type { JSONContent } from '@tiptap/core'

/** The text of a custom form as the document of the editor. */
export function toDocument(text: string): JSONContent {
  const blocks = parseCustomText(text).map((block): JSONContent => {
    switch (block.kind) {
      case 'heading':
        return { type: 'heading', attrs: { level: 1 }, content: words(block.text) }
      case 'paragraph':
        return paragraph(block.text)
      case 'list':
        return {
          type: block.ordered ? 'orderedList' : 'bulletList',
          content: block.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
        }
    }
  })

  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}

function paragraph(text: string): JSONContent {
  return { type: 'paragraph', content: parseBold(text, withFields) }
}

/** A heading holds no field. */
function words(text: string): JSONContent[] {
  return parseBold(text, (part) => (part === '' ? [] : [{ type: 'text', text: part }]))
}

function withFields(text: string): JSONContent[] {
  return splitTextFields(text).map((part) =>
    part.kind === 'words'
      ? { type: 'text', text: part.text }
      : { type: 'field', attrs: { name: part.name } },
  )
}

function parseBold(text: string, parse: (part: string) => JSONContent[]): JSONContent[] {
  return text
    .split(/\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/)
    .flatMap((part, index) =>
      index % 2 === 1
        ? parse(part).map((node) => ({ ...node, marks: [{ type: 'bold' }] }))
        : parse(part),
    )
}

/** What is stored; `parseCustomText` reads it. */
export function toText({ content = [] }: JSONContent): string {
  return content
    .map(writeBlock)
    .filter((block) => block !== '')
    .join('\n\n')
}

function writeBlock({ type, content = [] }: JSONContent): string {
  switch (type) {
    case 'heading':
      return content.length > 0 ? `# ${writeInline(content)}` : ''
    case 'bulletList':
      return content.map((item) => `- ${writeItem(item)}`).join('\n')
    case 'orderedList':
      return content.map((item, index) => `${index + 1}. ${writeItem(item)}`).join('\n')
    case undefined:
    default:
      return writeInline(content).trim()
  }
}

function writeItem({ content = [] }: JSONContent): string {
  return content.map(({ content: inline = [] }) => writeInline(inline)).join(' ')
}

/** Neighbors that are bold are one pair of `**`. */
function writeInline(nodes: readonly JSONContent[]): string {
  const runs: { bold: boolean; text: string }[] = []
  for (const node of nodes) {
    const bold = node.marks?.some(({ type }) => type === 'bold') ?? false
    const text = node.type === 'field' ? `[[${fieldName(node)}]]` : (node.text ?? '')
    const last = runs.at(-1)
    if (last?.bold === bold) {
      last.text += text
    } else {
      runs.push({ bold, text })
    }
  }

  return runs.map(({ bold, text }) => (bold ? writeBold(text) : text)).join('')
}

/** Spaces at the ends stay outside of the `**`. */
function writeBold(text: string): string {
  const inner = text.trim()
  return inner === '' || inner.includes('*') ? text : text.replace(inner, () => `**${inner}**`)
}

function fieldName({ attrs }: JSONContent): string {
  const name: unknown = attrs?.['name']
  return typeof name === 'string' ? name : ''
}
