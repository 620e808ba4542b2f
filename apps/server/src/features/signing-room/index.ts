export { deleteExpiredSessionsJob } from './delete-expired-sessions.ts'
export { createEnvelopeStore } from './envelope-store.ts'
export { signingRoomRoutes } from './routes.ts'
