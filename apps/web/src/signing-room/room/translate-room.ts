import type { OpenedRoom } from './opened-room.ts'
import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { rememberDocument, rememberField } from './original-texts.ts'
import type { FormTranslation } from './form-translation.ts'

/** Texts by English text. Rows that a form fills in itself stay: they are answers. */
export function createFormTranslation(texts: Readonly<Record<string, string>>): FormTranslation {
  const byEnglish = new Map(Object.entries(texts))
  const text = (english: string) => byEnglish.get(english)
  const documents = new WeakMap<OpenedRoom['documents'], OpenedRoom['documents']>()
  const byDocument = new WeakMap<RoomDocument, RoomDocument>()
  const rooms = new WeakMap<OpenedRoom, OpenedRoom>()

  return {
    text,
    room: (room) =>
      remember(rooms, room, () => ({
        ...room,
        ...(room.keyTerms && {
          keyTerms: room.keyTerms.map((terms) => ({
            ...terms,
            fields: terms.fields.map((field) => translateField(field, text)),
          })),
        }),
        documents: remember(documents, room.documents, () =>
          room.documents.map((document) =>
            remember(byDocument, document, () => translateDocument(document, text)),
          ),
        ),
      })),
  }
}

type Translate = FormTranslation['text']

function translateDocument(document: RoomDocument, text: Translate): RoomDocument {
  return rememberDocument(
    {
      ...document,
      title: text(document.title) ?? document.title,
      fields: document.fields.map((field) => translateField(field, text)),
    },
    document,
  )
}

function translateField(field: RoomField, text: Translate): RoomField {
  const relabel = <T extends { label: string }>(labeled: T): T => ({
    ...labeled,
    label: text(labeled.label) ?? labeled.label,
  })

  return rememberField(
    {
      ...relabel(field),
      ...(field.help !== undefined && { help: text(field.help) ?? field.help }),
      ...(field.options && { options: field.options.map(relabel) }),
      ...(field.section !== undefined && { section: text(field.section) ?? field.section }),
      ...(field.columns && {
        columns: field.columns.map((column) => ({
          ...relabel(column),
          ...(column.options && { options: column.options.map(relabel) }),
        })),
      }),
    },
    field,
  )
}

function remember<K extends object, V>(cache: WeakMap<K, V>, key: K, create: () => V): V {
  const known = cache.get(key)
  if (known) {
    return known
  }

  const created = create()
  cache.set(key, created)
  return created
}
