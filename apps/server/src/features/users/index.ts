export { fromNameCursor, toNameCursor } from './name-cursor.ts'
export { readAccount, readOwnAccount, readOwnUser, type Account } from './read-user.ts'
export { userRoutes } from './routes.ts'
