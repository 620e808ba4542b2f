export { createEnvelopeStore } from './envelope-store.ts'
export { preparePhoto } from './prepare-photo.ts'
export { presentRoom } from './present-room.ts'
export { signingRoomRoutes } from './routes.ts'
