import { listPhotos, numberPhotos, type NumberedPhoto } from '@countersign/answers/photos'
import type { Answers } from '@countersign/answers/answer'
import type { Field, Role } from '@countersign/answers/field'

export interface AppendedPhoto {
  photo: NumberedPhoto
  jpeg: Uint8Array
  /** Whose photos these are: the label of their field. */
  label: string
  addedBy: string
}

export interface PhotosInput {
  template: { title: string; fields: readonly Field[] }
  answers: Answers
  people?: Partial<Record<Role, { name: string }>>
  /** JPEG by SHA-256. */
  photos?: Readonly<Record<string, Uint8Array>>
}

/** The photos that the answers name, apart from those of a record that they continue. */
export function collectPhotos({ template, answers, people, photos = {} }: PhotosInput) {
  const continued = template.fields.find(({ continues }) => continues)?.continues
  const all = template.fields
    .filter(({ type }) => type === 'photos')
    .flatMap((field) => {
      const isRecorded = field.key === continued?.photos
      const addedBy = isRecorded ? '' : (people?.[field.role]?.name ?? '')
      return numberPhotos(listPhotos(answers[field.key])).flatMap((photo) => {
        const jpeg = photos[photo.sha256]
        return jpeg ? [{ isRecorded, photo, jpeg, label: field.label, addedBy }] : []
      })
    })

  return {
    recorded: all.filter(({ isRecorded }) => isRecorded),
    added: all.filter(({ isRecorded }) => !isRecorded),
  }
}

/** Cells of two columns, room by room: the recorded photos on the left, the new ones on the right. */
export function pairByRoom(
  recorded: readonly AppendedPhoto[],
  added: readonly AppendedPhoto[],
): (AppendedPhoto | undefined)[] {
  const rooms = new Set([...recorded, ...added].map(({ photo }) => photo.about))

  return [...rooms].flatMap((room) => {
    const [left, right] = [recorded, added].map((photos) =>
      photos.filter(({ photo }) => photo.about === room),
    )
    const length = Math.max(left?.length ?? 0, right?.length ?? 0)
    return Array.from({ length }, (_, index) => [left?.[index], right?.[index]]).flat()
  })
}
