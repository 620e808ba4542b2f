import {
  deleteForm,
  formCategories,
  getForm,
  getFormBundles,
  getFormCategories,
  getFormPreview,
  getForms,
  getFormThumbnail,
  postForm,
  putForm,
} from '@countersign/contract'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addForm } from './add-form.ts'
import { changeForm } from './change-form.ts'
import { readForm } from './find-forms.ts'
import { listBundles } from './list-bundles.ts'
import { listForms } from './list-forms.ts'
import { previewForm, readThumbnail, type FormPreview } from './preview-form.ts'
import { removeForm } from './remove-form.ts'

export function formRoutes(doors: Doors): void {
  registerEndpoint(doors, getForms, (ctx, { query }) => listForms(ctx, query))
  registerEndpoint(doors, getFormCategories, async () => [...formCategories])
  registerEndpoint(doors, getFormBundles, async (ctx) => listBundles(ctx))
  registerEndpoint(doors, getForm, async (ctx, { params }) => ({
    form: await readForm(ctx, params),
  }))
  registerEndpoint(doors, getFormPreview, async (ctx, { params, query }) =>
    asPdf(await previewForm(ctx, { ...params, ...query })),
  )
  registerEndpoint(doors, getFormThumbnail, async (ctx, { params }) =>
    asPicture(await readThumbnail(ctx, params)),
  )
  registerEndpoint(doors, postForm, async (ctx, { body }) => ({ form: await addForm(ctx, body) }))
  registerEndpoint(doors, putForm, async (ctx, { params, body }) => ({
    form: await changeForm(ctx, { id: params.id, body }),
  }))
  registerEndpoint(doors, deleteForm, async (ctx, { params }) => removeForm(ctx, params))
}

/** An edition never changes, so that the browser may keep what it has seen. */
function asPdf({ templateId, title, pdf }: FormPreview) {
  return fileAnswer({
    bytes: pdf,
    fileName: `${title}.pdf`,
    etag: `"${sha256(templateId)}"`,
    cacheControl: 'private, no-cache',
  })
}

function asPicture(svg: string) {
  return fileAnswer({
    bytes: Buffer.from(svg),
    fileName: 'thumbnail.svg',
    etag: `"${sha256(svg)}"`,
    cacheControl: 'public, max-age=3600',
  })
}
