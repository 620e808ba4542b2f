import { clsx } from 'clsx'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { usualSigners } from '@countersign/contract/rules/form-rules'
import type { ReactNode } from 'react'
import { pluralize } from '../../../../lib/pluralize.ts'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import closeStyles from '../../../../ui/close-button.module.css'
import styles from './chosen-documents.module.css'
import textStyles from '../../../../ui/text.module.css'
import cardStyles from '../../../../ui/card.module.css'

interface ChosenDocumentProps {
  form: Form
  index: number
  count: number
  /** Of the variant for these signers. */
  pages: number
  /** Without a thumbnail the document is one line. */
  thumbnail?: ReactNode
  onMove: (to: number) => void
  onRemove: () => void
}

/** The pointer drags the whole row; the keyboard uses the handle. */
export function ChosenDocument(props: ChosenDocumentProps) {
  const { form, index, pages, thumbnail } = props
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: form._id })

  return (
    <li
      ref={setNodeRef}
      className={clsx(cardStyles.card, styles.document)}
      data-dragging={isDragging}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
      }}
      {...listeners}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={clsx(closeStyles.close, styles.handle)}
        {...attributes}
        aria-roledescription="Movable document"
        aria-label={`Reorder ${form.title}`}
      >
        <GripIcon />
      </button>
      <span className={styles.number}>{index + 1}.</span>
      {thumbnail}
      <div className={styles.content}>
        <h3>{form.title}</h3>
        {thumbnail && form.signedBy !== usualSigners && (
          <p className={textStyles.hint}>{form.signedBy}</p>
        )}
        <p className={textStyles.hint}>
          {pluralize(pages, 'page')}
          {thumbnail && ` · Edition ${form.edition}`}
        </p>
      </div>
      <DocumentActions {...props} />
    </li>
  )
}

/** At the end of the list a button stays focusable, so that moving there does not lose the focus. */
function DocumentActions({ form, index, count, thumbnail, onMove, onRemove }: ChosenDocumentProps) {
  const isCompact = !thumbnail
  const action = (name: string, sign: string) => (
    <>
      {isCompact ? <span aria-hidden="true">{sign}</span> : name}{' '}
      <VisuallyHidden>{isCompact ? `${name} ${form.title}` : form.title}</VisuallyHidden>
    </>
  )

  return (
    <div className={styles.actions}>
      <Button aria-disabled={index === 0} title="Up" onClick={() => onMove(index - 1)}>
        {action('Up', '↑')}
      </Button>
      <Button aria-disabled={index === count - 1} title="Down" onClick={() => onMove(index + 1)}>
        {action('Down', '↓')}
      </Button>
      <Button kind="quiet" title="Remove" data-remove onClick={onRemove}>
        {action('Remove', '×')}
      </Button>
    </div>
  )
}

function GripIcon() {
  return (
    <svg viewBox="0 0 16 24" aria-hidden="true">
      <path
        d="M5 6h.01M11 6h.01M5 12h.01M11 12h.01M5 18h.01M11 18h.01"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
