import type { Form } from '@countersign/contract/schemas/forms/form'
import { useEffect, useRef, useState } from 'react'

export interface Removal {
  form: Form
  /** Where it was. */
  index: number
}

interface RemovalOptions {
  documents: readonly Form[]
  onRemove: (formId: string) => void
  onRestore: (removal: Removal) => void
}

/**
 * The last removal, until it is undone or its form is chosen again. The focus goes to Remove of the
 * document that took the place, after the last one to Undo; after Undo to the document that is back.
 */
export function useRemoval({ documents, onRemove, onRestore }: RemovalOptions) {
  const box = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<Removal>()
  const [focus, setFocus] = useState<{ index: number }>()
  useEffect(() => {
    if (focus) {
      const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
      const undo = box.current?.querySelector<HTMLElement>('[data-undo]')
      const target = buttons[Math.min(focus.index, buttons.length - 1)] ?? undo
      target?.focus()
    }
  }, [focus])

  return {
    box,
    removed: documents.some(({ _id }) => _id === last?.form._id) ? undefined : last?.form,
    remove: (form: Form, index: number) => {
      onRemove(form._id)
      setLast({ form, index })
      setFocus({ index })
    },
    undo: () => {
      if (last) {
        onRestore(last)
        setFocus({ index: last.index })
      }
    },
  }
}
