import { formCategories } from '@countersign/contract/rules/form-classes'
import { limits } from '@countersign/contract/rules/limits'
import { docxType, maxDocxBytes, pdfPasswordHeader } from '@countersign/contract/rules/pdf-uploads'
import { calls } from '@countersign/contract/calls'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { asAssociation } from './association/association-owner.ts'
import {
  addBundle,
  changeBundle,
  listAssociationBundles,
  removeBundle,
} from './association/bundles.ts'
import { compareEditions } from './association/compare-editions.ts'
import { countUses, listUsersAsCsv } from './association/count-uses.ts'
import { listAssociationForms } from './association/list-association-forms.ts'
import { listChanges } from './association/list-changes.ts'
import { publishForm } from './association/publish-form.ts'
import { readAssociationForm } from './association/read-association-form.ts'
import { withdrawForm } from './association/withdraw-form.ts'
import { addForm } from './custom/add-form.ts'
import { changeForm } from './custom/change-form.ts'
import { importForm } from './imports/import-form.ts'
import { readForm } from './find-forms.ts'
import { readUpload } from './uploads/find-upload.ts'
import { saveUpload } from './uploads/save-upload.ts'
import { listBundles } from './catalog/list-bundles.ts'
import { listForms } from './catalog/list-forms.ts'
import { listUsedForms } from './catalog/list-used-forms.ts'
import { listStateRules } from './catalog/list-state-rules.ts'
import { previewDraft } from './catalog/preview-draft.ts'
import {
  previewForm,
  readFormAsText,
  readThumbnail,
  type FormPreview,
} from './catalog/preview-form.ts'
import { readDocument } from './uploads/read-document.ts'
import { readDefinition } from './custom/read-definition.ts'
import { removeForm } from './custom/remove-form.ts'
import { restoreForm } from './custom/restore-form.ts'

const pdfBody = {
  fileBody: 'application/pdf',
  // A little above the limit, so that a file just over it gets a readable error.
  bodyLimit: limits.formPdfBytes + 1_000_000,
}

export function formRoutes(registry: RouteRegistry): void {
  associationRoutes(registry)
  registerEndpoint(registry, calls.getForms, (ctx, { query }) => listForms(ctx, query))
  registerEndpoint(registry, calls.getFormCategories, async () => [...formCategories])
  registerEndpoint(registry, calls.getUsedForms, (ctx, { query }) => listUsedForms(ctx, query))
  registerEndpoint(registry, calls.getFormBundles, (ctx, { query }) => listBundles(ctx, query))
  registerEndpoint(registry, calls.getStateRules, async (ctx, { query }) =>
    listStateRules(ctx, query),
  )
  registerEndpoint(registry, calls.getForm, async (ctx, { params }) => ({
    form: await readForm(ctx, params),
  }))
  registerEndpoint(registry, calls.getFormPreview, async (ctx, { params, query }) =>
    asPdf(await previewForm(ctx, { ...params, ...query })),
  )
  registerEndpoint(registry, calls.getFormReading, async (ctx, { params, query }) =>
    readFormAsText(ctx, { ...params, ...query }),
  )
  registerEndpoint(registry, calls.getFormThumbnail, async (ctx, { params }) =>
    asSvg(await readThumbnail(ctx, params)),
  )
  registerEndpoint(
    registry,
    calls.postFormUpload,
    async (ctx, { file, headers }) => ({
      upload: await saveUpload(ctx, {
        file,
        password: decodePassword(headers[pdfPasswordHeader]),
      }),
    }),
    { ...pdfBody, perMinute: 20 },
  )
  registerEndpoint(
    registry,
    calls.postFormImport,
    async (ctx, { file, query }) => ({ import: await importForm(ctx, { file, query }) }),
    { ...pdfBody, perMinute: limits.importsPerMinute },
  )
  registerEndpoint(
    registry,
    calls.postFormDocument,
    async (ctx, { file }) => ({ document: await readDocument(ctx, file) }),
    { fileBody: docxType, bodyLimit: maxDocxBytes + 1_000_000, perMinute: 20 },
  )
  registerEndpoint(registry, calls.getFormUploadPdf, async (ctx, { params }) =>
    asUploadedPdf(await readUpload(ctx, params)),
  )
  registerEndpoint(registry, calls.getFormDefinition, async (ctx, { params }) => ({
    definition: await readDefinition(ctx, params),
  }))
  registerEndpoint(registry, calls.postForm, async (ctx, { body, idempotencyKey }) => ({
    form: await addForm(ctx, body, idempotencyKey),
  }))
  registerEndpoint(registry, calls.putForm, async (ctx, { params, query, body }) => ({
    form: await changeForm(ctx, { ...params, ...query, body }),
  }))
  registerEndpoint(registry, calls.deleteForm, async (ctx, { params }) => removeForm(ctx, params))
  registerEndpoint(registry, calls.restoreForm, async (ctx, { params }) => ({
    form: await restoreForm(ctx, params),
  }))
}

function asSvg(svg: string) {
  return fileAnswer({
    bytes: Buffer.from(svg),
    fileName: 'thumbnail.svg',
    etag: `"${sha256(svg)}"`,
    cacheControl: 'public, max-age=3600',
  })
}

function associationRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getAssociationForms, (ctx, { query }) =>
    listAssociationForms(ctx, query),
  )
  registerEndpoint(registry, calls.getAssociationForm, (ctx, { params }) =>
    readAssociationForm(ctx, params),
  )
  registerEndpoint(registry, calls.publishForm, (ctx, { params, body }) =>
    publishForm(ctx, { id: params.id, body }),
  )
  registerEndpoint(registry, calls.withdrawForm, (ctx, { params, body }) =>
    withdrawForm(ctx, { id: params.id, body }),
  )
  registerEndpoint(registry, calls.getFormUse, (ctx, { params }) => countUses(ctx, params))
  registerEndpoint(registry, calls.downloadFormUse, async (ctx, { params }) =>
    fileAnswer({ bytes: Buffer.from(await listUsersAsCsv(ctx, params)), fileName: 'use.csv' }),
  )
  registerEndpoint(registry, calls.getFormComparison, (ctx, { params }) =>
    compareEditions(ctx, params),
  )
  registerEndpoint(registry, calls.getAssociationBundles, (ctx) => listAssociationBundles(ctx))
  registerEndpoint(
    registry,
    calls.postAssociationBundle,
    async (ctx, { body, idempotencyKey }) => ({
      bundle: await addBundle(ctx, body, idempotencyKey),
    }),
  )
  registerEndpoint(registry, calls.putAssociationBundle, async (ctx, { params, query, body }) => ({
    bundle: await changeBundle(ctx, { ...params, ...query, body }),
  }))
  registerEndpoint(registry, calls.deleteAssociationBundle, (ctx, { params }) =>
    removeBundle(ctx, params),
  )
  registerEndpoint(registry, calls.getFormChanges, (ctx, { query }) => listChanges(ctx, query))
  editorRoutes(registry)
}

/** As for a member's own forms, with the association as their owner. */
function editorRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.postAssociationForm, async (ctx, { body, idempotencyKey }) => ({
    form: await addForm(await asAssociation(ctx), body, idempotencyKey),
  }))
  registerEndpoint(registry, calls.putAssociationForm, async (ctx, { params, query, body }) => ({
    form: await changeForm(await asAssociation(ctx), { ...params, ...query, body }),
  }))
  registerEndpoint(registry, calls.getAssociationDefinition, async (ctx, { params }) => ({
    definition: await readDefinition(await asAssociation(ctx), params),
  }))
  registerEndpoint(registry, calls.getAssociationPreview, async (ctx, { params, query }) =>
    asPdf(await previewDraft(ctx, { ...params, ...query })),
  )
  registerEndpoint(registry, calls.getAssociationReading, async (ctx, { params, query }) =>
    readFormAsText(await asAssociation(ctx), { ...params, ...query }),
  )
  registerEndpoint(
    registry,
    calls.postAssociationUpload,
    async (ctx, { file, headers }) => ({
      upload: await saveUpload(await asAssociation(ctx), {
        file,
        password: decodePassword(headers[pdfPasswordHeader]),
      }),
    }),
    { ...pdfBody, perMinute: 20 },
  )
  registerEndpoint(
    registry,
    calls.postAssociationImport,
    async (ctx, { file, query }) => ({
      import: await importForm(await asAssociation(ctx), { file, query }),
    }),
    { ...pdfBody, perMinute: limits.importsPerMinute },
  )
  registerEndpoint(registry, calls.getAssociationUploadPdf, async (ctx, { params }) =>
    asUploadedPdf(await readUpload(await asAssociation(ctx), params)),
  )
}

/** An edition never changes, so its id is the ETag. */
function asPdf({ templateId, title, pdf }: FormPreview) {
  return fileAnswer({
    bytes: pdf,
    fileName: `${title}.pdf`,
    etag: `"${sha256(templateId)}"`,
    cacheControl: 'private, no-cache',
  })
}

function asUploadedPdf({ pdf, sha256: hash }: { pdf: Uint8Array; sha256: string }) {
  return fileAnswer({
    bytes: pdf,
    fileName: 'form.pdf',
    etag: `"${hash}"`,
    cacheControl: 'private, no-cache',
  })
}

/** The header is percent-encoded; any other value is taken as it is. */
function decodePassword(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header
  if (text === undefined || text === '') {
    return undefined
  }

  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
