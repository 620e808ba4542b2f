import type { Block, FormDefinition } from '../form-definition.ts'
import { FormDefinitionError } from './form-definition-error.ts'

/** The numbers of residents to whom a text is shown. */
interface Shown {
  atLeast: number
  atMost: number
}

/** Refuses text that no variant shows, also where conditions within each other leave nobody. */
export function checkShown(definition: FormDefinition): void {
  checkBlocks(definition, definition.body, { path: [], shown: { atLeast: 1, atMost: 4 } })
}

interface Scene {
  path: string[]
  shown: Shown
}

function checkBlocks(definition: FormDefinition, blocks: readonly Block[], scene: Scene): void {
  for (const block of blocks) {
    const path = 'title' in block ? [...scene.path, block.title] : scene.path
    const shown = block.kind === 'counted' ? narrowed(scene.shown, block) : scene.shown
    if (shown.atLeast > shown.atMost) {
      const place = [...path, ...titlesIn(block)].join(' > ') || 'the form'
      throw new FormDefinitionError(definition, place, 'no variant shows this text')
    }
    if ('body' in block) {
      checkBlocks(definition, block.body, { path, shown })
    }
  }
}

function narrowed(outer: Shown, inner: Shown): Shown {
  return {
    atLeast: Math.max(outer.atLeast, inner.atLeast),
    atMost: Math.min(outer.atMost, inner.atMost),
  }
}

/** The first title within a condition tells which text is meant. */
function titlesIn(block: Block): string[] {
  const [first] = 'body' in block ? block.body : []

  return first && 'title' in first ? [first.title] : []
}
