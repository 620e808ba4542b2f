export { signingRoomRoutes } from './routes.ts'
