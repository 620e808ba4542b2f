export { createEnvelopeStore } from './envelope-store.ts'
export { signingRoomRoutes } from './routes.ts'
