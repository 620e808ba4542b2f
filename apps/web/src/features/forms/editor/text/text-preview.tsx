import { parseOwnText, type OwnTextBlock } from '@countersign/contract/calls'
import { Card } from '../../../../ui/card.tsx'
import styles from './text-form.module.css'

interface TextPreviewProps {
  title: string
  text: string
}

export function TextPreview({ title, text }: TextPreviewProps) {
  const blocks = parseOwnText(text)

  return (
    <section aria-label="Preview" className={styles.preview}>
      <Card>
        <p className={styles.previewTitle}>{title.trim() || 'Your form'}</p>
        {blocks.length === 0 && <p className={styles.soft}>Your text will appear here.</p>}
        {blocks.map((block, index) => (
          <PreviewBlock key={index} block={block} />
        ))}
        <p className={styles.soft}>
          Signature and date lines for every resident and for you are added at the end.
        </p>
      </Card>
    </section>
  )
}

function PreviewBlock({ block }: { block: OwnTextBlock }) {
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

/** `**bold**` words in bold. */
function Words({ text }: { text: string }) {
  return text
    .split(/\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))
}
