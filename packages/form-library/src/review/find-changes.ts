import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { diffWordsWithSpace } from 'diff'

export interface ChangedText {
  text: string
  change?: 'added' | 'removed'
}

export interface ChangedDocument {
  /** Such as `forms/pet-addendum.md`. */
  name: string
  kind: 'added' | 'removed' | 'changed'
  /** Paragraphs with a change, each as a whole. */
  paragraphs: ChangedText[][]
}

/** What differs between two folders of `writeReview`, by document, in alphabetical order. */
export async function findChanges(earlier: string, later: string): Promise<ChangedDocument[]> {
  const [before, after] = await Promise.all([readDocuments(earlier), readDocuments(later)])
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()

  return names.flatMap((name) => {
    const [one = '', other = ''] = [before.get(name), after.get(name)]
    if (one === other) {
      return []
    }
    const kind = !before.has(name) ? 'added' : !after.has(name) ? 'removed' : 'changed'
    return [{ name, kind, paragraphs: compareTexts(one, other) } as const]
  })
}

/** The paragraphs of two texts that differ, word by word. */
export function compareTexts(before: string, after: string): ChangedText[][] {
  const paragraphs: ChangedText[][] = [[]]
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const change = added ? 'added' : removed ? 'removed' : undefined
    value.split(/\n{2,}/).forEach((text, at) => {
      if (at > 0) {
        paragraphs.push([])
      }
      if (text !== '') {
        paragraphs.at(-1)?.push({ text, ...(change && { change }) })
      }
    })
  }

  return paragraphs.filter((paragraph) => paragraph.some(({ change }) => change !== undefined))
}

async function readDocuments(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.split(path.sep).join('/'))
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  )

  return new Map(texts)
}
