import type { Tag } from '../layout/page.ts'

/** Writes the structure tree while pages are painted (ISO 32000-1, 14.8): content in order, and artifacts. */
export interface StructureTree {
  /** Paints content of the tag's element, or an artifact. */
  mark(tag: Tag | undefined, paint: () => void): void
  /** Paints a widget as a Form element within the tag's element. */
  form(tag: Tag, paint: (element: PDFKit.PDFStructureElement) => void): void
  endPage(): void
  end(): void
}

export function createStructureTree(doc: PDFKit.PDFDocument): StructureTree {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  /** The open marked content: consecutive items of one element become one sequence. */
  let open: { tag: Tag | undefined; close: () => void } | undefined

  const getElement = (tag: Tag): PDFKit.PDFStructureElement => {
    const known = elements.get(tag)
    if (known) {
      return known
    }
    const element = doc.struct(tag.type)
    elements.set(tag, element)
    const parent = tag.parent ? getElement(tag.parent) : root
    parent.add(element)
    return element
  }

  const close = () => {
    open?.close()
    open = undefined
  }

  const begin = (tag: Tag | undefined) => {
    close()
    if (!tag) {
      doc.markContent('Artifact', { type: 'Layout' })
      return { tag, close: () => void doc.endMarkedContent() }
    }
    const element = getElement(tag)
    const content = doc.markStructureContent(tag.type)
    return {
      tag,
      close: () => {
        doc.endMarkedContent()
        element.add(content)
      },
    }
  }

  return {
    mark(tag, paint) {
      if (!open || open.tag !== tag) {
        open = begin(tag)
      }
      paint()
    },
    form(tag, paint) {
      close()
      const element = doc.struct('Form')
      getElement(tag).add(element)
      paint(element)
      element.end()
    },
    endPage: close,
    end() {
      close()
      root.end()
    },
  }
}
