import { maxTextFieldName } from '@countersign/contract/rules/text-field'
import { InputRule, nodePasteRule, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { describedBy } from '../../../../ui/field/field.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { toDocument, toText } from './text-document.ts'
import styles from './text-editor.module.css'

interface TextEditorProps {
  id: string
  label: string
  /** As it is stored. */
  text: string
  error: string | undefined
  onChange: (text: string) => void
  onInsertField: (editor: Editor) => void
}

/** Edits the text of a custom form as it will look: headings, lists, bold words and fields. */
export function TextEditor({ id, label, text, error, onChange, onInsertField }: TextEditorProps) {
  const written = useRef(text)
  const editor = useEditor({
    extensions,
    content: toDocument(text),
    // The Content-Security-Policy allows no style elements.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error && {
          'aria-invalid': 'true',
          'aria-describedby': describedBy(id, { error }) ?? '',
        }),
      },
    },
    onUpdate: ({ editor: updated }) => {
      written.current = toText(updated.getJSON())
      onChange(written.current)
    },
  })
  useEffect(() => {
    if (text !== written.current) {
      written.current = text
      editor.commands.setContent(toDocument(text), { emitUpdate: false })
    }
  }, [editor, text])

  return (
    <div>
      <div className={styles.frame}>
        <Tools editor={editor} onInsertField={() => onInsertField(editor)} />
        <EditorContent editor={editor} />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

function Tools({ editor, onInsertField }: { editor: Editor; onInsertField: () => void }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      heading: shown.isActive('heading'),
      bold: shown.isActive('bold'),
      bullets: shown.isActive('bulletList'),
      numbers: shown.isActive('orderedList'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { label: 'Heading', on: active.heading, run: () => chain().toggleHeading({ level: 1 }).run() },
    { label: 'Bold', on: active.bold, run: () => chain().toggleBold().run() },
    { label: 'List', on: active.bullets, run: () => chain().toggleBulletList().run() },
    { label: 'Numbered list', on: active.numbers, run: () => chain().toggleOrderedList().run() },
  ]

  return (
    <div className={styles.tools} role="group" aria-label="Format">
      {tools.map((tool) => (
        <Button key={tool.label} kind="quiet" aria-pressed={tool.on} onClick={tool.run}>
          {tool.label}
        </Button>
      ))}
      <Button onClick={onInsertField}>Insert field</Button>
    </div>
  )
}

const fieldWritten = new RegExp(`\\[\\[([^[\\]\\n]{1,${maxTextFieldName}})\\]\\]`)

/** Something to fill in, by its name: stored as `[[name]]`, and made by typing or pasting that. */
const Field = Node.create({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '' } }),
  parseHTML: () => [
    { tag: 'span[data-field]', getAttrs: (span) => ({ name: span.getAttribute('data-field') }) },
  ],
  renderHTML: ({ node }) => {
    const name = String(node.attrs['name'])
    return ['span', { 'data-field': name, class: styles.field ?? '' }, name]
  },
  renderText: ({ node }) => `[[${String(node.attrs['name'])}]]`,
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`${fieldWritten.source}$`),
        handler: ({ state: { tr }, range, match: [, name = ''] }) => {
          tr.replaceWith(range.from, range.to, this.type.create({ name: name.trim() }))
        },
      }),
    ]
  },
  addPasteRules() {
    const getAttributes = ([, name = '']: RegExpMatchArray) => ({ name: name.trim() })
    return [
      nodePasteRule({ find: new RegExp(fieldWritten.source, 'g'), type: this.type, getAttributes }),
    ]
  },
})

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** One level of headings and lists, as the printed form has them. */
const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Field,
  Heading.extend({
    content: 'text*',
    parseHTML: () => headings.map((tag) => ({ tag, attrs: { level: 1 } })),
  }).configure({ levels: [1] }),
  ListItem.extend({ content: 'paragraph' }),
  BulletList,
  OrderedList,
  ListKeymap,
  UndoRedo,
]
