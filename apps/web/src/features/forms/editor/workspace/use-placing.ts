import type { FormPlace, PlaceType } from '@countersign/contract/schemas/forms/form-place'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { useState } from 'react'
import { addPlaces, currentPlaces, select, selectedPlaces } from '../model/editing.ts'
import { newPlaceId, placeAt, placeInFreeSpace, type Tool } from '../model/new-place.ts'
import { placeName } from '../model/place-labels.ts'
import { visiblePage } from './place-element.ts'
import type { Editor } from './use-editor.ts'

export function usePlacing(editor: Editor, showsPages: boolean) {
  const [role, setRole] = useState<InviteRole>('LLEdit')
  const [activeTool, setActiveTool] = useState<PlaceType>()
  const { pages } = editor.editing

  function activate(type: PlaceType | undefined) {
    setActiveTool(type)
    if (type) {
      editor.change((current) => select(current, []))
    }
  }

  function add(place: FormPlace) {
    setActiveTool(undefined)
    editor.change((current) => addPlaces(current, [place]), `${placeName(place)} added.`, place.id)
  }

  /** On the visible page, below the selected place, or in free space. */
  function addInFreeSpace(tool: Tool) {
    const last = selectedPlaces(editor.editing).at(-1)
    const page = showsPages ? visiblePage() : (last?.page ?? 0)
    const context = { places: currentPlaces(editor.editing), pages, id: newPlaceId() }
    const where = last?.page === page ? { page, from: last.y + last.height + 6 } : { page }
    add(placeInFreeSpace(tool, where, context))
  }

  return {
    role,
    setRole,
    activeTool,
    activate,
    addInFreeSpace,
    addAt: (tool: Tool, position: { page: number; x: number; y: number }) =>
      add(placeAt(tool, position, pages, newPlaceId())),
  }
}
