import { createMessages } from '../create-messages.ts'
import { en, type RoomMessages } from './en.ts'

export const { prepare: prepareRoomMessages, useMessages: useRoomMessages } =
  createMessages<RoomMessages>(en, { es: async () => (await import('./es.ts')).es })
