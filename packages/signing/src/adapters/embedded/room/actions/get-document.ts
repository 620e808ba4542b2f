import type { DocumentReader, RoomDocument, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { readRoom } from '../access-room.ts'
import { presentDocumentReader } from '../present-room.ts'
import { requireDocument } from '../room-state.ts'

export async function getDocument(
  engine: Engine,
  request: RoomRequest,
  { documentId }: { documentId: string },
): Promise<{ document: RoomDocument; view: DocumentReader }> {
  const room = await readRoom(engine, request)

  return presentDocumentReader(requireDocument(room, documentId), room)
}
