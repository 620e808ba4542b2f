import type { CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'

export interface CompileRequest {
  id: number
  formId: string
  variant: Variant
}

export type CompileResponse = { id: number; form: CompiledForm } | { id: number; error: string }

/** The first message is `loaded`. */
export type ThreadMessage = 'loaded' | CompileResponse
