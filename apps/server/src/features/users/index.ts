export { readOwnUser } from './read-user.ts'
export { userRoutes } from './routes.ts'
