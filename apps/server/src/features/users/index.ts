export { readOwnUser } from './read-own-user.ts'
export { userRoutes } from './routes.ts'
