import { placeMarks } from '@countersign/contract/rules/room-marks'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { countPlaces } from './count-places.ts'

/** A form of the room; its text and fields are empty until they are loaded. */
export type OpenedDocument = RoomDocument & { isLoading?: true }

/** The room with its forms, which are loaded one after the other, and the marks among the answers. */
export type OpenedRoom = Omit<Room, 'documents' | 'first' | 'forms' | 'marks'> & {
  documents: OpenedDocument[]
}

/** The room as the server has it now. Forms that were there before stay the same objects. */
export function withDocuments(
  { documents: summaries, first, forms = [], marks, ...room }: Room,
  before: OpenedDocument[] = [],
): OpenedRoom {
  const known = [
    ...before.filter(({ isLoading }) => !isLoading),
    first ?? [],
    ...forms,
    ...before,
  ].flat()
  const documents = summaries.map(
    (summary) =>
      known.find(
        ({ documentId, title }) => documentId === summary.documentId && title === summary.title,
      ) ?? { ...summary, reading: [], fields: [], isLoading: true as const },
  )

  return {
    ...room,
    answers: placeMarks({ answers: room.answers, marks }),
    documents: isSame(documents, before) ? before : documents,
  }
}

/** Whether these are the same objects. */
export function isSame<Item>(items: readonly Item[], others: readonly Item[]): boolean {
  return items.length === others.length && items.every((item, index) => item === others[index])
}

export function addDocuments(room: OpenedRoom, loaded: readonly RoomDocument[]): OpenedRoom {
  return {
    ...room,
    documents: room.documents.map(
      (document) => loaded.find(({ documentId }) => documentId === document.documentId) ?? document,
    ),
  }
}

export function isLoadingForms({ documents }: Pick<OpenedRoom, 'documents'>): boolean {
  return documents.some(({ isLoading }) => isLoading)
}

/** What this person has to do in forms that are not loaded yet. */
export function countUnloaded({
  documents,
  missing,
}: Pick<OpenedRoom, 'documents' | 'missing'>): number {
  if (!isLoadingForms({ documents })) {
    return 0
  }
  const loaded = new Set(
    documents.flatMap(({ fields }) => fields.map(({ answerKey }) => answerKey)),
  )

  return countPlaces(missing.filter((key) => !loaded.has(key)))
}
