import { isRecord, isTable } from './answer.ts'
import type { Answer, TableRow } from './answer.ts'
import type { Rejection } from './rejection.ts'
import { checkText } from './text.ts'
import type { FindUnsupportedCharacters } from './text.ts'

/** Of the name of a room. */
export const maxAboutLength = 60

/** A row of an answer of type `photos`. The bytes, a JPEG, are stored under their hash. */
export interface Photo {
  /** Lower-case hex. */
  sha256: string
  width: number
  height: number
  /** The room that it shows. */
  about: string
  /** When it was added, ISO 8601 UTC. */
  at: string
  /** The same, as the day where it was added: `YYYY-MM-DD`. */
  on: string
}

/** The photos of an answer; an answer of another shape has none. */
export function listPhotos(answer: Answer | undefined): Photo[] {
  return isTable(answer) ? answer.flatMap((row) => toPhoto(row) ?? []) : []
}

export function toPhotoRow(photo: Photo): TableRow {
  return { ...photo }
}

export interface NumberedPhoto extends Photo {
  /** From 1, in the order in which the answer is printed: by room. */
  number: number
}

export function numberPhotos(photos: readonly Photo[]): NumberedPhoto[] {
  const byRoom = Map.groupBy(photos, ({ about }) => about)

  return [...byRoom.values()].flat().map((photo, index) => ({ ...photo, number: index + 1 }))
}

/** “Photos 1–3: Kitchen. Photo 4: Bath 1.” */
export function formatPhotos(photos: readonly Photo[]): string {
  const byRoom = Map.groupBy(numberPhotos(photos), ({ about }) => about)

  return [...byRoom]
    .map(([about, together]) => {
      const [first, last] = [together[0]?.number ?? 0, together.at(-1)?.number ?? 0]
      return first === last ? `Photo ${first}: ${about}.` : `Photos ${first}–${last}: ${about}.`
    })
    .join(' ')
}

/** The shape, and that the names of rooms can be printed. Whether such photos were added, the engine knows. */
export function checkPhotos(
  value: unknown,
  max: number,
  findUnsupported?: FindUnsupportedCharacters,
): Rejection | undefined {
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  const names = rows.map((row) => toPhoto(row)?.about)
  if (!names.every((name) => name !== undefined && name.length <= maxAboutLength)) {
    return { code: 'photos-damaged' }
  }
  if (names.length > max) {
    return { code: 'too-many-photos', max }
  }
  const rule = { maxLength: maxAboutLength, lines: 'one' } as const

  return names.flatMap((name) => checkText(name, rule, findUnsupported) ?? []).at(0)
}

function toPhoto(row: unknown): Photo | undefined {
  if (!isRecord(row)) {
    return undefined
  }
  const { sha256, width, height, about, at, on } = row
  const isPhoto =
    isText(sha256) &&
    isText(about) &&
    isText(at) &&
    isText(on) &&
    typeof width === 'number' &&
    typeof height === 'number'

  return isPhoto ? { sha256, width, height, about, at, on } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
