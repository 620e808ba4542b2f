export { findFormsByTemplate, readForm } from './find-forms.ts'
export { formRoutes } from './routes.ts'
export { SweepUploads, sweepUploads, sweepUploadsJob } from './sweep-uploads.ts'
export { createTemplateSource } from './template-source.ts'
