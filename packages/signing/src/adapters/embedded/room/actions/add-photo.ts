import { toDayInZone } from '@countersign/answers/format-day'
import { photoLimits } from '@countersign/answers/photo-limits'
import { formatPhotoRefusal } from '@countersign/answers/photo-refusals'
import { listPhotos, maxAboutLength, toPhotoRow, type Photo } from '@countersign/answers/photos'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { StoredPhoto } from '../../../../envelope.ts'
import { SigningError } from '../../../../errors.ts'
import { PhotoError } from '@countersign/document-import/photos/photo-error'
import type { PreparedPhoto } from '@countersign/document-import/photos/prepared-photo'
import type { PhotoInput, RoomRequest, RoomUpdate } from '../../../../room.ts'
import { checkAnswer } from '../../../../validation/check-answer.ts'
import type { Engine } from '../../engine.ts'
import type { DocumentField } from '../../envelope/envelope-documents.ts'
import { readRoom, updateRoom, type RoomChange } from '../access-room.ts'
import { removeStaleConfirmations } from '../confirmations.ts'
import { requireOpen, type Room } from '../room-state.ts'

/** The bytes are stored before the answer that names them. The same photo again changes nothing. */
export async function addPhoto(
  engine: Engine,
  request: RoomRequest,
  input: PhotoInput,
): Promise<RoomUpdate> {
  const { answerKey, about } = input
  const before = await readRoom(engine, request)
  requirePhotoField(before, input)
  const { jpeg, width, height } = await prepare(engine, before, input)
  requireSpace(before, { answerKey, bytes: jpeg.length })
  const sha256 = await requireStore(engine).write(jpeg)
  const zone = normalizeTimeZone(request.origin.timeZone) ?? 'UTC'

  return updateRoom(
    engine,
    request,
    (room): RoomChange | undefined => {
      const { field } = requirePhotoField(room, input)
      requireSpace(room, { answerKey, bytes: jpeg.length })
      const { envelope, recipient, at } = room
      const photos = listPhotos(envelope.values[answerKey])
      if (photos.some((photo) => photo.sha256 === sha256)) {
        return undefined
      }
      const photo: Photo = { sha256, width, height, about, at, on: toDayInZone(new Date(at), zone) }
      const value = [...photos, photo].map(toPhotoRow)
      const problem = checkAnswer(field, value)
      if (problem) {
        throw refuse(answerKey, problem.message)
      }
      const { about: _, ...facts } = photo
      const stored: StoredPhoto = { ...facts, role: recipient.role, answerKey, bytes: jpeg.length }
      const values = { ...envelope.values, [answerKey]: value }
      return {
        envelope: {
          ...envelope,
          photos: [...(envelope.photos ?? []), stored],
          values: removeStaleConfirmations(room, values, [answerKey]),
        },
        events: [
          {
            type: 'envelope.answers-saved',
            role: recipient.role,
            data: { keys: [answerKey], photos: [sha256] },
          },
        ],
      }
    },
    before,
  )
}

function requirePhotoField(room: Room, { answerKey, about }: PhotoInput): DocumentField {
  requireOpen(room)
  const found = room.fields.find((candidate) => candidate.answerKey === answerKey)
  const { type, role, locked } = found?.field ?? {}
  if (!found || type !== 'photos' || role !== room.recipient.role || locked) {
    throw refuse(answerKey, formatPhotoRefusal('not-here'))
  }
  if (about.trim() === '' || about.length > maxAboutLength) {
    throw refuse(answerKey, formatPhotoRefusal('no-room'))
  }
  const problem = checkAnswer(found.field, [toPhotoRow({ ...noPhoto, about })])
  if (problem) {
    throw refuse(answerKey, problem.message)
  }
  return found
}

const noPhoto: Omit<Photo, 'about'> = { sha256: '', width: 0, height: 0, at: '', on: '' }

async function prepare(
  engine: Engine,
  { envelope: { envelopeId }, recipient: { role } }: Room,
  { answerKey, file }: PhotoInput,
): Promise<PreparedPhoto> {
  try {
    return await requireStore(engine).prepare(file, { envelopeId, role })
  } catch (error) {
    throw error instanceof PhotoError ? refuse(answerKey, error.message) : error
  }
}

function requireSpace(
  { envelope: { photos = [], values }, fields }: Room,
  { answerKey, bytes }: { answerKey: string; bytes: number },
): void {
  const field = fields.find((candidate) => candidate.answerKey === answerKey)?.field
  const max = field?.rows?.max ?? 0
  if (listPhotos(values[answerKey]).length >= max) {
    throw refuse(answerKey, formatPhotoRefusal('full', max))
  }
  const used = photos.reduce((sum, photo) => sum + photo.bytes, 0)
  if (used + bytes > photoLimits.packetBytes) {
    throw refuse(answerKey, formatPhotoRefusal('packet-full'))
  }
}

function requireStore({ photos }: Engine) {
  if (!photos) {
    throw new SigningError('provider-unavailable', 'Photos cannot be added here.')
  }
  return photos
}

function refuse(key: string, message: string): SigningError {
  return new SigningError('invalid-values', message, [{ key, message }])
}
