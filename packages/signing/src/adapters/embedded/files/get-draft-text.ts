import { isChoices, isTable, type Answers } from '@countersign/answers/answer'
import { formatAnswer } from '@countersign/answers/format-answer'
import { isShown } from '@countersign/answers/is-answered'
import { nameRows } from '@countersign/answers/rows-of'
import type { Field } from '@countersign/answers/field'
import type { DraftText, TextNode } from '../../../provider.ts'
import type { ReadingNode, SignatureBlock } from '@countersign/pdf/template'
import type { Engine } from '../engine.ts'
import { omitUnfinished } from '../envelope/answers-by-signer.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  type LoadedDocument,
} from '../envelope/envelope-documents.ts'
import { requireEnvelope } from '../envelope/recipients.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { requireDraft } from './get-draft-file.ts'

type People = ReturnType<typeof getSignerFacts>

export async function getDraftText(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<DraftText> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  requireDraft(envelope)
  const documents = await loadDocuments(engine, envelope)
  const values = omitUnfinished(documents, envelope)
  const people = getSignerFacts(envelope)

  return {
    documents: documents.map((loaded) => ({
      title: loaded.document.title,
      language: loaded.template.language,
      nodes: writeNodes(loaded, getDocumentAnswers(loaded, values), people),
    })),
  }
}

function writeNodes({ template }: LoadedDocument, answers: Answers, people: People): TextNode[] {
  const fields = new Map(template.fields.map((field) => [field.key, field]))
  const row = (key: string, label?: string) => {
    const field = fields.get(key)
    const about = fields.get(field?.rowsOf ?? '')
    return field && isShown(field, (other) => answers[other])
      ? [writeRow(field, { answers, people, label, about })]
      : []
  }

  const fill = (text: string) =>
    text.replaceAll(/\[\[([^\]]+)\]\]/g, (mark, key: string) => {
      const [name = '', choice] = key.split('=')
      const field = fields.get(name)
      if (field && choice !== undefined) {
        const answer = answers[name]
        const isChosen = isChoices(answer) ? answer.includes(choice) : answer === choice
        return isChosen ? '☑' : '☐'
      }
      if (field?.type === 'checkbox') {
        return answers[key] === true ? '☑' : '☐'
      }
      return field ? writeBlank(row(key)) : mark
    })

  return template.reading.flatMap((node): TextNode[] => {
    switch (node.kind) {
      case 'fields':
        if (node.inText) {
          return []
        }
        return [{ kind: 'facts', rows: node.keys.flatMap((key) => row(key)) }]
      case 'signatures':
        return node.blocks.flatMap((block) => writeBlock(block, row))
      case 'paragraph':
        return [{ kind: 'paragraph', text: fill(node.text) }]
      case 'list':
        return [{ kind: 'list', ordered: node.ordered, items: node.items.map(fill) }]
      case 'statutory':
        return [{ ...node, text: fill(node.text) }]
      case 'heading':
      case 'clause':
      case 'facts':
        return [node]
    }
  })
}

type Rows = (TextNode & { kind: 'facts' })['rows']
type FindRow = (key: string, label?: string) => Rows

function writeBlock(block: SignatureBlock, row: FindRow): TextNode[] {
  const heading: ReadingNode & { kind: 'heading' } = {
    kind: 'heading',
    level: 3,
    text: block.label,
  }
  const rows = [
    ...row(block.signatureKey, 'Signature'),
    ...row(block.nameKey, 'Name'),
    ...block.otherKeys.flatMap((key) => row(key)),
    ...row(block.dateKey, 'Date signed'),
  ]
  return [heading, { kind: 'facts', rows }]
}

/** Two asterisks would be bold type. */
function writeBlank(rows: Rows): string {
  return rows[0]?.text.replaceAll('**', '*') || '________'
}

interface RowInput {
  answers: Answers
  people: People
  label: string | undefined
  /** The table about whose rows the field speaks. */
  about: Field | undefined
}

/** Empty where nothing is answered or signed yet. */
function writeRow(field: Field, { answers, people, label = field.label, about }: RowInput) {
  const answer = answers[field.key]
  const other = about && answers[about.key]
  if (about && isTable(answer) && isTable(other)) {
    const { columns, rows } = nameRows({ field, rows: answer }, { field: about, rows: other })
    return { key: field.key, label, text: formatAnswer({ ...field, columns }, rows) }
  }
  const timeZone = field.role === 'LLEdit' ? undefined : people[field.role]?.timeZone
  const text = answer === undefined ? '' : formatAnswer(field, answer, { timeZone })
  return { key: field.key, label, text }
}
