import { isTable, type Answer } from '@countersign/answers/answer'
import { formatPhotoRefusal } from '@countersign/answers/photo-refusals'
import { listPhotos } from '@countersign/answers/photos'
import type { Role } from '@countersign/answers/field'
import type { Envelope } from '../../../envelope.ts'

interface PhotoAnswer {
  answerKey: string
  role: Role
  value: Answer
}

/** An answer names only photos that this person added to it, each once. `undefined` if it is valid. */
export function explainUnknownPhotos(
  { photos = [] }: Envelope,
  { answerKey, role, value }: PhotoAnswer,
): string | undefined {
  const named = listPhotos(value)
  const isKnown = named.every((photo) =>
    photos.some(
      (stored) =>
        stored.role === role &&
        stored.answerKey === answerKey &&
        stored.sha256 === photo.sha256 &&
        stored.width === photo.width &&
        stored.height === photo.height &&
        stored.at === photo.at &&
        stored.on === photo.on,
    ),
  )
  const isExact = !isTable(value) || value.every((row) => Object.keys(row).length === 6)
  const isEachOnce = new Set(named.map(({ sha256 }) => sha256)).size === named.length

  return isKnown && isExact && isEachOnce ? undefined : formatPhotoRefusal('unknown')
}
