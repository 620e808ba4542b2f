export { readOwnOffices } from './own-offices.ts'
export { requireRight } from './require-right.ts'
export { officeRoutes } from './routes.ts'
