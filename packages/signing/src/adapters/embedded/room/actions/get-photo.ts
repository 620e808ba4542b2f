import { SigningError } from '../../../../errors.ts'
import type { RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { readPhoto } from '../../photos/load-photos.ts'
import { readRoom } from '../access-room.ts'
import { requireDocuments } from '../room-state.ts'

/** Also one that was removed: its removal can be undone. */
export async function getPhoto(
  engine: Engine,
  request: RoomRequest,
  { sha256 }: { sha256: string },
): Promise<Uint8Array> {
  const room = await readRoom(engine, request)
  requireDocuments(room)
  const { envelope, fields } = room
  const isVisible = envelope.photos?.some(
    (photo) =>
      photo.sha256 === sha256 && fields.some(({ answerKey }) => answerKey === photo.answerKey),
  )
  if (!isVisible) {
    throw new SigningError('template-not-found', 'There is no such photo in this packet.')
  }
  return readPhoto(engine.photos, sha256)
}
