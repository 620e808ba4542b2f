import { strToU8, zipSync } from 'fflate'

interface DocxContent {
  /** The blocks of `w:body`. */
  body: string
  /** More parts by path, such as `word/numbering.xml`. */
  parts?: Record<string, string | Uint8Array>
  contentType?: string
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="m" xmlns:wps="s" xmlns:m="q" xmlns:w14="x"'

/** A DOCX as Word writes it, with little in it. */
export function writeDocx({ body, parts = {}, contentType }: DocxContent): Uint8Array {
  const type =
    contentType ??
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

  return zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
        'word/document.xml': wrap('document', `<w:body>${body}<w:sectPr/></w:body>`),
        ...parts,
      }).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
  )
}

/** A part whose root is `w:name`. */
export function wrap(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${name} ${namespaces}>${content}</w:${name}>`
}

/** A paragraph; `properties` are those of `w:pPr`. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`
}

/** Words; `properties` are those of `w:rPr`. */
export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** House rules with a title, a heading, bold words and a tracked deletion. */
export function sampleDocx(): Uint8Array {
  return writeDocx({
    body: [
      paragraph('House Rules', '<w:pStyle w:val="Title"/>'),
      paragraph('Quiet hours', '<w:outlineLvl w:val="0"/>'),
      `<w:p>${run('Quiet hours begin at ')}<w:del><w:r><w:delText>11</w:delText></w:r></w:del>${run('ten', '<w:b/>')}${run('.')}</w:p>`,
      paragraph('Keep the music low.'),
    ].join(''),
    parts: {
      'word/styles.xml': wrap(
        'styles',
        '<w:style w:styleId="Title"><w:name w:val="Title"/></w:style>',
      ),
    },
  })
}
