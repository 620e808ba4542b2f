import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { parseCustomText, type CustomTextBlock } from '@countersign/contract/rules/custom-text'
import { splitTextFields } from '@countersign/contract/rules/custom-text-fields'
import { Card } from '../../../../ui/card.tsx'
import styles from './text-form.module.css'

interface TextPreviewProps {
  title: string
  text: string
  /** Default: all residents and the owner. */
  signers: FormSigners | undefined
}

export function TextPreview({ title, text, signers = 'residents-and-owner' }: TextPreviewProps) {
  const blocks = parseCustomText(text)

  return (
    <section aria-label="Preview" className={styles.preview}>
      <Card>
        <p className={styles.previewTitle}>{title.trim() || 'Your form'}</p>
        {blocks.length === 0 && <p className={styles.soft}>Your text will appear here.</p>}
        {blocks.map((block, index) => (
          <PreviewBlock key={index} block={block} />
        ))}
        <p className={styles.soft}>
          Signature and date lines {signatureLines[signers]} are added at the end.
        </p>
      </Card>
    </section>
  )
}

const signatureLines: Record<FormSigners, string> = {
  'residents-and-owner': 'for every resident and for you',
  residents: 'for every resident',
  'first-resident-and-owner': 'for Resident 1 and for you',
  'first-resident': 'for Resident 1',
  owner: 'for you',
  printed: 'to sign in ink, for every resident and for you,',
}

function PreviewBlock({ block }: { block: CustomTextBlock }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List className={styles.previewList}>
        {block.items.map((item, index) => (
          <li key={index}>
            <Words text={item} />
          </li>
        ))}
      </List>
    )
  }

  return (
    <p className={block.kind === 'heading' ? styles.previewHeading : undefined}>
      <Words text={block.text} />
    </p>
  )
}

/** `**bold**` words in bold, and fields as they are named. */
function Words({ text }: { text: string }) {
  return text.split(/\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={index}>
        <Fields text={part} />
      </strong>
    ) : (
      <Fields key={index} text={part} />
    ),
  )
}

function Fields({ text }: { text: string }) {
  return splitTextFields(text).map((part, index) =>
    part.kind === 'words' ? (
      part.text
    ) : (
      <span key={index} className={styles.blank}>
        {part.name}
      </span>
    ),
  )
}
