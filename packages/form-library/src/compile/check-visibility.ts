import type { Block, FormDefinition } from '../form-definition.ts'
import { FormDefinitionError } from './form-definition-error.ts'

interface SignerRange {
  atLeast: number
  atMost: number
}

/** Throws for text that no variant shows, for example because nested conditions exclude each other. */
export function checkVisibility(definition: FormDefinition): void {
  checkBlocks(definition, definition.body, { path: [], range: { atLeast: 1, atMost: 4 } })
}

interface Scope {
  path: string[]
  range: SignerRange
}

function checkBlocks(definition: FormDefinition, blocks: readonly Block[], scope: Scope): void {
  for (const block of blocks) {
    const path = 'title' in block ? [...scope.path, block.title] : scope.path
    const range = block.kind === 'counted' ? intersect(scope.range, block) : scope.range
    if (range.atLeast > range.atMost) {
      const location = [...path, ...firstTitle(block)].join(' > ') || 'the form'
      throw new FormDefinitionError(definition, location, 'no variant shows this text')
    }
    if ('body' in block) {
      checkBlocks(definition, block.body, { path, range })
    }
  }
}

function intersect(outer: SignerRange, inner: SignerRange): SignerRange {
  return {
    atLeast: Math.max(outer.atLeast, inner.atLeast),
    atMost: Math.min(outer.atMost, inner.atMost),
  }
}

/** Names a condition by the first title within it. */
function firstTitle(block: Block): string[] {
  const [first] = 'body' in block ? block.body : []

  return first && 'title' in first ? [first.title] : []
}
