export { readOfficeName, readOwnOffices } from './own-offices.ts'
export { listAble, requireRight } from './require-right.ts'
export { officeRoutes } from './routes.ts'
