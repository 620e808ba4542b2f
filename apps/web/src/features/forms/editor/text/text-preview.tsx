import { Card } from '../../../../ui/card.tsx'
import { parseText } from './read-text.ts'
import styles from './text-form.module.css'

interface TextPreviewProps {
  title: string
  text: string
}

export function TextPreview({ title, text }: TextPreviewProps) {
  const blocks = parseText(text)

  return (
    <section aria-label="Preview" className={styles.preview}>
      <Card>
        <p className={styles.previewTitle}>{title.trim() || 'Your form'}</p>
        {blocks.length === 0 && <p className={styles.soft}>Your text will appear here.</p>}
        {blocks.map(({ kind, text: blockText }, index) =>
          kind === 'heading' ? (
            <p key={index} className={styles.previewHeading}>
              {blockText}
            </p>
          ) : (
            <p key={index}>{blockText}</p>
          ),
        )}
        <p className={styles.soft}>
          Signature and date lines for every resident and for you are added at the end.
        </p>
      </Card>
    </section>
  )
}
