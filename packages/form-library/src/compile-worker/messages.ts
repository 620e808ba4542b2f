import type { CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { OwnForm } from '../own-form.ts'

/** A form of the catalog, whose definition has functions, or a custom text. */
export type CompileRequest = { id: number; variant: Variant } & (
  { formId: string } | { own: OwnForm }
)

export type CompileResponse = { id: number; form: CompiledForm } | { id: number; error: string }

/** The first message is `loaded`. */
export type ThreadMessage = 'loaded' | CompileResponse
