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
import type { Form } from '@countersign/contract'
import { limits } from '@countersign/contract/calls'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { ChosenDocument } from './chosen-document.tsx'
import styles from './chosen-documents.module.css'
import { dragMessages } from './drag-messages.ts'

interface ChosenDocumentsProps {
  documents: readonly Form[]
  renderThumbnail: (formId: string) => ReactNode
  onMove: (from: number, to: number) => void
  onRemove: (formId: string) => void
}

export function ChosenDocuments({
  documents,
  renderThumbnail,
  onMove,
  onRemove,
}: ChosenDocumentsProps) {
  const [announcement, announce] = useState('')
  const sensors = useReorderSensors()

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
        <ol className={styles.documents} aria-label="Documents in this packet">
          {documents.map((form, index) => (
            <ChosenDocument
              key={form._id}
              form={form}
              index={index}
              count={documents.length}
              thumbnail={renderThumbnail(form._id)}
              onMove={(to) => move(index, to)}
              onRemove={() => {
                onRemove(form._id)
                announce(`${form.title} was removed from the packet.`)
              }}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </DndContext>
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
