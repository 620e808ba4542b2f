import { readDraft, saveDraft } from './drafts.ts'

interface EditDraftOptions<Values> {
  name: string
  /** Undefined for a draft of another version. */
  parse: (values: unknown) => Values | undefined
  /** What stands now. A draft of another state is dropped: it would undo what was changed since. */
  saved: Values
}

export interface EditDraft<Values> {
  /** What was typed and not saved, or else what stands. */
  start: Values
  save: (values: unknown) => void
  clear: () => void
}

/** Input that changes something that exists, kept in this tab until it is saved or discarded. */
export function openEditDraft<Values>(options: EditDraftOptions<Values>): EditDraft<Values> {
  const { name, parse, saved } = options
  const stored = readDraft(name)
  const isCurrent = isStored(stored) && isSame(stored.saved, saved)

  return {
    start: (isCurrent ? parse(stored.values) : undefined) ?? saved,
    save: (values) => saveDraft(name, { values, saved }),
    clear: () => saveDraft(name, undefined),
  }
}

function isStored(draft: unknown): draft is { values: unknown; saved: unknown } {
  return typeof draft === 'object' && draft !== null && 'values' in draft && 'saved' in draft
}

/** As stored: what is undefined is absent. */
function isSame(stored: unknown, saved: unknown): boolean {
  return JSON.stringify(stored) === JSON.stringify(saved)
}
