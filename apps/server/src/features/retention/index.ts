export { deleteDraftsJob } from './delete-drafts.ts'
export { deleteExpiredJob } from './delete-expired.ts'
export { deleteUnnamedFilesJob } from './delete-unnamed-files.ts'
export { deleteUnsavedGroupsJob } from './delete-unsaved-groups.ts'
