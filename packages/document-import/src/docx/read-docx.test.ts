import { expect, test } from 'vitest'
import { DocxError } from './docx-error.ts'
import { readDocx } from './read-docx.ts'
import { paragraph, run, wrap, writeDocx } from './testing/write-docx.ts'

const options = { maxCharacters: 100_000 }

const styles = wrap(
  'styles',
  `<w:style w:styleId="T"><w:name w:val="Title"/></w:style>
  <w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:styleId="H2"><w:name w:val="My heading"/><w:basedOn w:val="H1"/></w:style>`,
)

const numbering = wrap(
  'numbering',
  `<w:abstractNum w:abstractNumId="7">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl>
    <w:lvl w:ilvl="2"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%3)"/></w:lvl>
  </w:abstractNum>
  <w:abstractNum w:abstractNumId="8">
    <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>`,
)

function numbered(text: string, level: number, list = 1): string {
  return paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
}

function read(body: string, parts: Record<string, string> = {}) {
  return readDocx(writeDocx({ body, parts }), options)
}

function rejection(work: () => unknown): DocxError {
  try {
    work()
  } catch (error) {
    if (error instanceof DocxError) {
      return error
    }
    throw error
  }
  throw new Error('The file was not rejected.')
}

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['another file', Buffer.from('%PDF-1.7'), 'not-a-docx'],
  ['a .doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old-or-locked'],
  ['a broken archive', Buffer.from('PK\x03\x04 broken'), 'damaged'],
  [
    'a document with macros',
    writeDocx({ body: paragraph('x'), parts: { 'word/vbaProject.bin': 'x' } }),
    'macros',
  ],
  [
    'a .docm by its type',
    writeDocx({
      body: paragraph('x'),
      contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
    }),
    'macros',
  ],
  [
    'XML that declares entities',
    writeDocx({
      body: '',
      parts: { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><w:document/>' },
    }),
    'damaged',
  ],
  ['XML that breaks off', writeDocx({ body: '<w:p><w:r>' }), 'damaged'],
  ['no text', writeDocx({ body: '<w:p/>' }), 'no-text'],
  [
    '500 pages',
    writeDocx({ body: paragraph('Quiet hours. '.repeat(300)).repeat(500) }),
    'too-long',
  ],
  ['Hebrew', writeDocx({ body: paragraph('שלום') }), 'right-to-left'],
  ['Thai', writeDocx({ body: paragraph('ขอ') }), 'letters'],
  [
    'a part that unpacks to 60 MB',
    writeDocx({ body: '', parts: { 'word/styles.xml': new Uint8Array(60 * 2 ** 20) } }),
    'too-complex',
  ],
])('%s is rejected with the reason', (_what, file, code) => {
  const error = rejection(() => readDocx(file, options))

  expect(error.code).toBe(code)
  expect(error.message).toMatch(/\.$/)
})

test('a bullet and a hyphen that the fonts of written forms do not have become those that they have', () => {
  const body = paragraph('● Keys') + paragraph('Check\u2011in')

  expect(readDocx(writeDocx({ body }), options).text).toBe('• Keys\n\nCheck-in')
})

test('headings, bold words and the title are taken', () => {
  const { title, text, warnings } = read(
    paragraph('House Rules', '<w:pStyle w:val="T"/>') +
      paragraph('Quiet', '<w:pStyle w:val="H2"/>') +
      `<w:p>${run('Be ')}${run('quiet ', '<w:b/>')}${run('now', '<w:b/>')}${run(' &amp; always&#8217;s.')}</w:p>`,
    { 'word/styles.xml': styles },
  )

  expect(title).toBe('House Rules')
  expect(text).toBe('# Quiet\n\nBe **quiet now** & always’s.')
  expect(warnings).toEqual([])
})

test('numbers that Word counts are kept as they are printed', () => {
  const { text } = read(
    numbered('Rent', 0) +
      numbered('Due on the first', 1) +
      numbered('By check', 2) +
      numbered('Or online', 2) +
      numbered('Late after the fifth', 1) +
      numbered('Term', 0) +
      numbered('a bullet', 0, 2),
    { 'word/numbering.xml': numbering },
  )

  expect(text.split('\n')).toEqual([
    '1. Rent',
    '1.1 Due on the first',
    '(a) By check',
    '(b) Or online',
    '1.2 Late after the fifth',
    '2. Term',
    '- a bullet',
  ])
})

test('tracked changes are taken as accepted, and said so', () => {
  const { text, warnings } = read(
    `<w:p>${run('Rent is ')}<w:del><w:r><w:delText>$900</w:delText></w:r></w:del><w:ins>${run('$950')}</w:ins>.</w:p>`,
  )

  expect(text).toBe('Rent is $950')
  expect(warnings).toEqual([
    'Tracked changes: deleted text that was not yet accepted or rejected is left out: “$900”. Check that this is what you mean.',
    'Tracked changes: inserted text that was not yet accepted is kept: “$950”.',
  ])
})

test('a table becomes a list with the names of its columns', () => {
  const cell = (text: string, bold = '') => `<w:tc><w:p>${run(text, bold)}</w:p></w:tc>`
  const { text, warnings } = read(
    `<w:tbl><w:tr>${cell('Fee', '<w:b/>')}${cell('Amount', '<w:b/>')}</w:tr>
    <w:tr>${cell('Parking')}${cell('$50')}</w:tr><w:tr>${cell('Storage')}${cell('$20')}</w:tr></w:tbl>`,
  )

  expect(text).toBe('- Fee: Parking; Amount: $50\n- Fee: Storage; Amount: $20')
  expect(warnings).toEqual([expect.stringContaining('A table was turned into a list')])
})

test('what is left out or changed is named', () => {
  const { text, warnings } = read(
    `<w:p>${run('Kept')}<w:r><w:drawing/></w:r>${run('secret', '<w:vanish/>')}${run(' gone', '<w:strike/>')}
    <w:r><w:footnoteReference w:id="2"/></w:r><m:oMath/><w:r><w:new/></w:r></w:p>${paragraph('Name: ______ 😀')}`,
    {
      'word/header1.xml': wrap('hdr', paragraph('Acme')),
      'word/comments.xml': wrap('comments', '<w:comment/><w:comment/>'),
      'word/footnotes.xml': wrap(
        'footnotes',
        `<w:footnote w:id="2">${paragraph('See the law.')}</w:footnote>`,
      ),
    },
  )

  expect(text).toBe('Kept [1]\n\nName: [[Name]]\n\n# Notes\n\n[1] See the law.')
  expect(warnings.join('\n')).toMatchInlineSnapshot(`
    "Text that is struck out in Word is left out: “gone”. Write it again if it should apply.
    Hidden text was left out (1 place).
    Some parts could not be read and were left out. Compare the text with your Word file.
    A blank (____) is a field now. Check below what each one asks.
    A picture was left out.
    The headers and footers of the pages were left out.
    2 comments were left out.
    Footnotes and endnotes stand at the end of the text.
    Equations were left out.
    Signs that cannot be printed, such as emoji, were left out."
  `)
})

test.each([
  ['Monthly rent: $________', 'Monthly rent: $[[Monthly rent]]'],
  ['The rent is $______ a month.', 'The rent is $[[Rent]] a month.'],
  ['______ (Tenant)', '[[Tenant]] (Tenant)'],
  ['Make ____ model ____, plate: ........', 'Make [[Make]] model [[Model]], plate: [[Plate]]'],
  ['Tenant: ____ and Tenant: ____', 'Tenant: [[Tenant]] and Tenant: [[Tenant 2]]'],
  ['____', '[[Blank]]'],
  ['Code __ of the gate', 'Code __ of the gate'],
])('blanks become fields that are named by the words around them: %s', (written, text) => {
  expect(read(paragraph(written)).text).toBe(text)
})

test('blanks that Word draws with underlined tabs and spaces, or as the line before a tab stop, become fields', () => {
  const underlined = (content: string) =>
    `<w:r><w:rPr><w:u w:val="single"/></w:rPr>${content}</w:r>`
  const stops = (leader: string) =>
    `<w:tabs><w:tab w:val="right" w:leader="${leader}" w:pos="9000"/><w:tab w:val="left" w:pos="700"/></w:tabs>`
  const { text } = read(
    [
      `<w:p>${run('Rent: $')}${underlined('<w:tab/>')}${underlined('<w:tab/>')}${run(' due on day ')}${underlined('<w:t xml:space="preserve">     </w:t>')}${run('.')}</w:p>`,
      `<w:p><w:pPr>${stops('underscore')}</w:pPr>${run('1.')}<w:r><w:tab/></w:r>${run('Parking space:')}<w:r><w:tab/></w:r></w:p>`,
      `<w:p><w:pPr>${stops('dot')}</w:pPr>${run('1.')}<w:r><w:tab/></w:r>${run('Pets')}<w:r><w:tab/></w:r>${run('12')}</w:p>`,
      `<w:p>${underlined('<w:t>Maple Street</w:t><w:tab/>')}</w:p>`,
    ].join(''),
  )

  expect(text).toBe(
    [
      'Rent: $[[Rent]] due on day [[Due on day]].',
      '1. Parking space: [[Parking space]]',
      '1. Pets 12',
      'Maple Street',
    ].join('\n\n'),
  )
})

test('lines to sign and blanks in headings stay, and that is said', () => {
  const { text, warnings } = read(
    `${paragraph('Rules for ____', '<w:pStyle w:val="H1"/>')}${paragraph('Landlord’s signature: ______')}`,
    { 'word/styles.xml': styles },
  )

  expect(text).toBe('# Rules for ____\n\nLandlord’s signature: ______')
  expect(warnings).toEqual([
    expect.stringContaining('nobody can fill them in'),
    expect.stringContaining('Signature and date lines are added'),
  ])
})

test('a text box follows its paragraph, once', () => {
  const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`
  const { text, warnings } = read(
    `<w:p>${run('Before')}<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice>
    <mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  )

  expect(text).toBe('Before\n\nIn the box')
  expect(warnings).toEqual([expect.stringContaining('Text boxes')])
})
