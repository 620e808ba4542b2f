export { findFormsByTemplate, readForm } from './find-forms.ts'
export { formRoutes } from './routes.ts'
export { createTemplateSource } from './template-source.ts'
