import type { Page, WidgetItem } from '../layout/page.ts'

/** Writes the AcroForm: a hierarchy by name, with one field per key even if it has several widgets. */
export interface FieldTree {
  paint(item: WidgetItem, element: PDFKit.PDFStructureElement): void
}

export function createFieldTree(doc: PDFKit.PDFDocument, pages: Page[]): FieldTree {
  const counts = countWidgets(pages)
  const nodes = new Map<string, PDFKit.PDFKitReference>()
  const appearances = createCheckAppearances(doc)

  const getNode = (path: string): PDFKit.PDFKitReference => {
    const known = nodes.get(path)
    if (known) {
      return known
    }
    const [parent, name] = splitPath(path)
    const node = doc.formField(name, parent ? { parent: getNode(parent) } : {})
    nodes.set(path, node)
    return node
  }

  return {
    paint(item, element) {
      const [parent, name] = splitPath(item.name)
      const several = (counts.get(item.name) ?? 0) > 1
      const field = { ...toFieldDictionary(item), TU: pdfString(item.label) }
      const owner = several ? getNode(item.name) : getNode(parent)
      if (several) {
        Object.assign(owner.data, field)
      }

      const widget = {
        Type: 'Annot',
        Subtype: 'Widget',
        F: 4, // printed
        P: doc.page.dictionary,
        Parent: owner,
        structParent: element,
        ...(several ? {} : { ...field, T: pdfString(name) }),
        ...(item.control === 'check' && { AS: 'Off', AP: { N: appearances } }),
      }
      doc.annotate(item.x, item.y, item.width, item.height, widget)
      addToParent(owner, doc)
    },
  }
}

function countWidgets(pages: Page[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of pages.flatMap((page) => page.items)) {
    if (item.kind === 'widget') {
      counts.set(item.name, (counts.get(item.name) ?? 0) + 1)
    }
  }

  return counts
}

function toFieldDictionary(item: WidgetItem): Record<string, unknown> {
  switch (item.control) {
    case 'check':
      return { FT: 'Btn', V: 'Off' }
    case 'multiline':
      return { FT: 'Tx', Ff: 1 << 12 } // ISO 32000-1, table 228: multiline
    case 'line':
      return { FT: 'Tx' }
  }
}

/** The checked and unchecked appearance; the square itself is drawn on the page. */
function createCheckAppearances(doc: PDFKit.PDFDocument): Record<string, PDFKit.PDFKitReference> {
  const createAppearance = (content: string) => {
    const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] })
    form.end(Buffer.from(content))
    return form
  }

  return {
    Off: createAppearance('q Q'),
    Yes: createAppearance('q 1.2 w 2 2 m 7 7 l 2 7 m 7 2 l S Q'),
  }
}

/** pdfkit links only the form fields that it creates; tagged widgets must be linked by hand. */
function addToParent(owner: PDFKit.PDFKitReference, doc: PDFKit.PDFDocument): void {
  const kids: unknown = Reflect.get(owner.data, 'Kids')
  const widget: unknown = doc.page.annotations.at(-1)
  Object.assign(owner.data, { Kids: Array.isArray(kids) ? [...kids, widget] : [widget] })
}

function splitPath(path: string): [parent: string, name: string] {
  const dot = path.lastIndexOf('.')

  return [path.slice(0, Math.max(dot, 0)), path.slice(dot + 1)]
}

/** pdfkit writes a String object as a text string and a primitive string as a name. */
function pdfString(text: string): object {
  return new String(text)
}
