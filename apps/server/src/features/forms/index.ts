export { findFormsByTemplate, readForm } from './catalog/find-forms.ts'
export { formRoutes } from './routes.ts'
export {
  DeleteExpiredUploads,
  deleteExpiredUploads,
  deleteExpiredUploadsJob,
} from './uploads/delete-expired-uploads.ts'
export { createTemplateArchive } from './templates/template-archive.ts'
export { createTemplateSource } from './templates/template-source.ts'
