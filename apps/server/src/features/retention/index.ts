export { deleteExpiredJob } from './delete-expired.ts'
export { deleteUnsavedGroupsJob } from './delete-unsaved-groups.ts'
