import type { formEndpoints } from '../endpoints/forms.ts'
import type { Calls } from '../call.ts'

export const formCalls: Calls<typeof formEndpoints> = {
  getForms: { method: 'GET', path: '/forms', access: 'member' },
  getFormCategories: { method: 'GET', path: '/forms/categories', access: 'member' },
  getUsedForms: { method: 'GET', path: '/forms/used', access: 'member' },
  getFormBundles: { method: 'GET', path: '/forms/bundles', access: 'member' },
  getStateRules: { method: 'GET', path: '/forms/state-rules', access: 'member' },
  getForm: { method: 'GET', path: '/forms/:id', access: 'member' },
  getFormReading: { method: 'GET', path: '/forms/:id/reading', access: 'member' },
  getFormPreview: { method: 'GET', path: '/forms/:id/preview', access: 'member' },
  getFormThumbnail: { method: 'GET', path: '/forms/:id/thumbnail', access: 'public' },
  getFormDefinition: { method: 'GET', path: '/forms/:id/definition', access: 'member' },
  postForm: { method: 'POST', path: '/forms', access: 'member' },
  putForm: { method: 'PUT', path: '/forms/:id', access: 'member' },
  deleteForm: { method: 'DELETE', path: '/forms/:id', access: 'member' },
  restoreForm: { method: 'POST', path: '/forms/:id/restore', access: 'member' },
  postFormUpload: { method: 'POST', path: '/forms/uploads', access: 'member' },
  postFormImport: { method: 'POST', path: '/forms/imports', access: 'member' },
  postFormDocument: { method: 'POST', path: '/forms/documents', access: 'member' },
  getFormUploadPdf: { method: 'GET', path: '/forms/uploads/:uploadId/pdf', access: 'member' },
}
