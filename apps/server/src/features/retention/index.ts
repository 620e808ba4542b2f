export { deleteDraftsJob } from './delete-drafts.ts'
export { deleteExpiredJob } from './delete-expired.ts'
export { deleteUnsavedGroupsJob } from './delete-unsaved-groups.ts'
