import { clsx } from 'clsx'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import { countCopies, formPages } from '@countersign/contract/rules/form-pages'
import { limits } from '@countersign/contract/rules/limits'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { RemovedNotice } from '../removed-notice.tsx'
import { ChosenDocument } from './chosen-document.tsx'
import styles from './chosen-documents.module.css'
import { dragMessages } from './drag-messages.ts'
import { useRemoval, type Removal } from './use-removal.ts'
import flexStyles from '../../../../ui/flex.module.css'

interface ChosenDocumentsProps {
  documents: readonly Form[]
  signers: readonly Pick<Signer, 'kind'>[]
  /** Without it each document is one line. */
  renderThumbnail?: (form: Form) => ReactNode
  onMove: (from: number, to: number) => void
  onRemove: (formId: string) => void
  onRestore: (removal: Removal) => void
  /** Shown while no document is chosen. */
  empty: ReactNode
}

export function ChosenDocuments(props: ChosenDocumentsProps) {
  const { documents, signers, renderThumbnail, onMove, empty } = props
  const [announcement, announce] = useState('')
  const sensors = useReorderSensors()
  const { box, removed, remove, undo } = useRemoval(props)

  function move(from: number, to: number) {
    const form = documents[from]
    if (form && documents[to]) {
      onMove(from, to)
      announce(`${form.title} is now number ${to + 1} of ${documents.length}.`)
    }
  }

  function drop({ active, over }: DragEndEvent) {
    const from = documents.findIndex(({ _id }) => _id === active.id)
    const to = documents.findIndex(({ _id }) => _id === over?.id)
    if (from !== to) {
      move(from, to)
    }
  }

  return (
    <div
      ref={box}
      className={clsx(flexStyles.column3, styles.chosen)}
      data-compact={renderThumbnail === undefined}
    >
      <RemovedNotice removed={removed?.title} onUndo={undo} />
      {documents.length === 0 && empty}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={verticalOnly}
        accessibility={dragMessages(documents)}
        onDragEnd={drop}
      >
        <SortableContext
          items={documents.map(({ _id }) => _id)}
          strategy={verticalListSortingStrategy}
        >
          {documents.length > 0 && (
            <ol
              className={clsx(flexStyles.column3, styles.documents)}
              aria-label="Documents in this packet"
            >
              {documents.map((form, index) => (
                <ChosenDocument
                  key={form._id}
                  form={form}
                  index={index}
                  count={documents.length}
                  pages={formPages(form, signers) * countCopies(form, signers)}
                  thumbnail={renderThumbnail?.(form)}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(form, index)}
                />
              ))}
            </ol>
          )}
        </SortableContext>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </DndContext>
    </div>
  )
}

/** A touch of 120 ms still lets a finger scroll; 5 px still let a mouse click (spec, section 9). */
function useReorderSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: limits.dragThresholdPx } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: limits.dragLongPressMs, tolerance: limits.dragThresholdPx },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]
