export { createMemoryStore } from './memory-store.ts'
export { makeTemplate, templateSource } from './make-template.ts'
export type { TemplateSpec } from './make-template.ts'
