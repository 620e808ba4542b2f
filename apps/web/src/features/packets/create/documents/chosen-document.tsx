import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Form } from '@countersign/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './chosen-documents.module.css'

interface ChosenDocumentProps {
  form: Form
  index: number
  count: number
  thumbnail: ReactNode
  onMove: (to: number) => void
  onRemove: () => void
}

/** The pointer drags the whole row; the keyboard uses the handle. */
export function ChosenDocument(props: ChosenDocumentProps) {
  const { form, index, thumbnail, onRemove } = props
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
      className={styles.document}
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
        className={styles.handle}
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
        <p>{form.signedBy}</p>
        <p>Edition {form.edition}</p>
      </div>
      <div className={styles.actions}>
        <MoveButtons {...props} />
        <Button kind="quiet" onClick={onRemove}>
          Remove <VisuallyHidden>{form.title}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

/** At the end of the list a button stays focusable, so that moving there does not lose the focus. */
function MoveButtons({ form, index, count, onMove }: ChosenDocumentProps) {
  return (
    <>
      <Button aria-disabled={index === 0} onClick={() => onMove(index - 1)}>
        Up <VisuallyHidden>{form.title}</VisuallyHidden>
      </Button>
      <Button aria-disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        Down <VisuallyHidden>{form.title}</VisuallyHidden>
      </Button>
    </>
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
