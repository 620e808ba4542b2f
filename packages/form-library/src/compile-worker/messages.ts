import type { CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { CustomForm } from '../custom-form.ts'

/** A form of the catalog, whose definition has functions, or a custom text. */
export type CompileRequest = { id: number; variant: Variant } & (
  { formId: string } | { custom: CustomForm }
)

export type CompileResponse = { id: number; form: CompiledForm } | { id: number; error: string }

/** The first message is `loaded`. */
export type ThreadMessage = 'loaded' | CompileResponse
