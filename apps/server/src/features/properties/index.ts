export { keepOwners } from './keep-owners.ts'
export { presentPropertyWithoutUnits } from './present-property.ts'
export { listFirstProperties } from './read-properties.ts'
export { propertyRoutes } from './routes.ts'
