import type { FormImportQuery, FormImportResponse } from '../schemas/forms/form-import.ts'
import type { FormReading } from '../schemas/forms/form-reading.ts'
import type {
  BundleQuery,
  FormBundles,
  FormCategories,
  FormPage,
  FormParams,
  FormQuery,
  FormResponse,
  PreviewQuery,
  SignersQuery,
  UsedForms,
} from '../schemas/forms/form.ts'
import type {
  FormBody,
  FormDocumentResponse,
  OwnFormResponse,
  UploadParams,
  UploadResponse,
} from '../schemas/forms/own-form.ts'
import type { StateRules, StateRulesQuery } from '../schemas/forms/state-rules.ts'
import type { Call } from './call.ts'

export const getForms: Call<{ query: typeof FormQuery; response: typeof FormPage }> = {
  method: 'GET',
  path: '/forms',
  access: 'member',
}

export const getFormCategories: Call<{ response: typeof FormCategories }> = {
  method: 'GET',
  path: '/forms/categories',
  access: 'member',
}

export const getUsedForms: Call<{ response: typeof UsedForms }> = {
  method: 'GET',
  path: '/forms/used',
  access: 'member',
}

export const getFormBundles: Call<{
  query: typeof BundleQuery
  response: typeof FormBundles
}> = {
  method: 'GET',
  path: '/forms/bundles',
  access: 'member',
}

export const getStateRules: Call<{ query: typeof StateRulesQuery; response: typeof StateRules }> = {
  method: 'GET',
  path: '/forms/state-rules',
  access: 'member',
}

export const getForm: Call<{ params: typeof FormParams; response: typeof FormResponse }> = {
  method: 'GET',
  path: '/forms/:id',
  access: 'member',
}

export const getFormReading: Call<{
  params: typeof FormParams
  query: typeof SignersQuery
  response: typeof FormReading
}> = {
  method: 'GET',
  path: '/forms/:id/reading',
  access: 'member',
}

/** Answers a PDF. */
export const getFormPreview: Call<{ params: typeof FormParams; query: typeof PreviewQuery }> = {
  method: 'GET',
  path: '/forms/:id/preview',
  access: 'member',
}

/** Answers an SVG. */
export const getFormThumbnail: Call<{ params: typeof FormParams }> = {
  method: 'GET',
  path: '/forms/:id/thumbnail',
  access: 'public',
}

export const getFormDefinition: Call<{
  params: typeof FormParams
  response: typeof OwnFormResponse
}> = {
  method: 'GET',
  path: '/forms/:id/definition',
  access: 'member',
}

export const postForm: Call<{ body: typeof FormBody; response: typeof FormResponse }> = {
  method: 'POST',
  path: '/forms',
  access: 'member',
}

export const putForm: Call<{
  params: typeof FormParams
  body: typeof FormBody
  response: typeof FormResponse
}> = {
  method: 'PUT',
  path: '/forms/:id',
  access: 'member',
}

export const deleteForm: Call<{ params: typeof FormParams }> = {
  method: 'DELETE',
  path: '/forms/:id',
  access: 'member',
}

/** Idempotent; for `limits.restoreHours` after the removal. */
export const restoreForm: Call<{ params: typeof FormParams; response: typeof FormResponse }> = {
  method: 'POST',
  path: '/forms/:id/restore',
  access: 'member',
}

/** The request body is the PDF itself, `application/pdf`; its password goes into `pdfPasswordHeader`. */
export const postFormUpload: Call<{ response: typeof UploadResponse }> = {
  method: 'POST',
  path: '/forms/uploads',
  access: 'member',
}

/** The request body is the PDF itself, `application/pdf`. Idempotent by key and content. */
export const postFormImport: Call<{
  query: typeof FormImportQuery
  response: typeof FormImportResponse
}> = {
  method: 'POST',
  path: '/forms/imports',
  access: 'member',
}

/** The request body is the Word file itself, `docxType`. Nothing is stored. */
export const postFormDocument: Call<{ response: typeof FormDocumentResponse }> = {
  method: 'POST',
  path: '/forms/documents',
  access: 'member',
}

/** Answers a PDF. */
export const getFormUploadPdf: Call<{ params: typeof UploadParams }> = {
  method: 'GET',
  path: '/forms/uploads/:uploadId/pdf',
  access: 'member',
}
