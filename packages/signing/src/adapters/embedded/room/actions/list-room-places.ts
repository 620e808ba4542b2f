import { listPlaces } from '@countersign/pdf/list-places'
import type { DocumentPlaces, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { requireDocuments } from '../room-state.ts'
import { readRoom } from '../access-room.ts'

export async function listRoomPlaces(
  engine: Engine,
  request: RoomRequest,
): Promise<DocumentPlaces[]> {
  const room = await readRoom(engine, request)
  requireDocuments(room)
  return Promise.all(
    room.documents.map(async ({ document, template }) => ({
      documentId: document.documentId,
      ...(await listPlaces(template)),
    })),
  )
}
