export { embeddedHarness, createTestEngine, signEverything, toRoomRequest } from './test-engine.ts'
export {
  checkStructure,
  measureInk,
  readSignatures,
  extractText,
  extractTextInRect,
  rewriteWithQpdf,
} from './pdf-tools.ts'
export { makePng } from './make-png.ts'
export { makeTemplate, templateSource } from './make-template.ts'
export type { TemplateSpec } from './make-template.ts'
export { sampleDocx, writeDocx } from '../intake/own-docx/testing/write-docx.ts'
export { smallPdf } from '../intake/inspect/testing/write-pdf.ts'
export { createLandlordPdf } from './landlord-pdf.ts'
export { createPlainPdf } from './plain-pdf.ts'
export { createMemoryStore } from './memory-store.ts'
export { embeddedCapabilities } from '../adapters/embedded/create-embedded-provider.ts'
export { describeSigningProvider } from './provider-contract/describe-signing-provider.ts'
export type { ProviderHarness } from './provider-contract/harness.ts'
export { restructurePage } from './restructure-page.ts'
export type { PageStorage } from './restructure-page.ts'
export { startTimeStampAuthority } from './test-time-stamp-authority.ts'
