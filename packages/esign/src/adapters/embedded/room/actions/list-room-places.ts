import { listPlaces } from '../../../../pdf/list-places.ts'
import type { DocumentPlaces, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { refuseDisowned } from '../room-state.ts'
import { lookIntoRoom } from '../access-room.ts'

/** Where the fields of this person's documents stand on their pages. */
export async function roomPlaces(engine: Engine, request: RoomRequest): Promise<DocumentPlaces[]> {
  const room = await lookIntoRoom(engine, request)
  refuseDisowned(room)
  return Promise.all(
    room.documents.map(async ({ document, template }) => ({
      documentId: document.documentId,
      ...(await listPlaces(template)),
    })),
  )
}
